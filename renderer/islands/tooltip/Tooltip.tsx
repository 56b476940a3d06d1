import { css } from '@emotion/react';
import {
  autoUpdate,
  flip,
  FloatingPortal,
  offset,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { cloneElement, useEffect, useState, type ReactElement } from 'react';
import { layer, palette, radius, space } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';

/** Milliseconds that a pointer must rest before the first tooltip shows. */
const DELAY_MS = 700;

/** A tooltip shows at once if another was visible this many milliseconds ago. */
const SKIP_MS = 300;

const DISTANCE_PX = 6;

const bubble = css`
  z-index: ${layer.tooltip};
  width: max-content;
  max-width: min(20rem, 90vw);
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  background: ${palette('text')};
  color: ${palette('surface')};
  font-size: ${size(-1)};
  line-height: 1.4;
`;

/** When a tooltip was last visible, by `performance.now()`; shared by all islands. */
let lastSeen = -Infinity;

interface Props {
  text: string;
  /** The preferred side of the control; `right` if something else is above it. */
  placement?: 'top' | 'right';
  /** The control. */
  children: ReactElement<Record<string, unknown>>;
}

/** Shows a text that explains a control with only an icon, on hover or keyboard focus. */
export function Tooltip({ text, placement = 'top', children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const {
    refs: { setReference, setFloating },
    floatingStyles,
    context,
    elements: { domReference: control },
  } = useFloating({
    open: isOpen,
    onOpenChange(next) {
      if (!next && isOpen) lastSeen = performance.now();
      setOpen(next);
    },
    placement,
    middleware: [offset(DISTANCE_PX), flip(), shift({ padding: DISTANCE_PX })],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, {
      mouseOnly: true,
      move: false,
      handleClose: safePolygon(),
      delay: () => ({ open: performance.now() - lastSeen < SKIP_MS ? 0 : DELAY_MS, close: 0 }),
    }),
    useFocus(context),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ]);
  useEffect(() => {
    if (control) repeatGesture(control);
  }, [control]);
  return (
    <>
      {cloneElement(children, getReferenceProps({ ...children.props, ref: setReference }))}
      {isOpen && (
        <FloatingPortal>
          <div ref={setFloating} css={bubble} style={floatingStyles} {...getFloatingProps()}>
            {text}
          </div>
        </FloatingPortal>
      )}
    </>
  );
}

/** Repeats a hover or a focus from before hydration. */
function repeatGesture(control: Element): void {
  if (matchMedia('(hover: hover)').matches && control.matches(':hover'))
    control.dispatchEvent(new MouseEvent('mouseenter'));
  if (control.matches(':focus-visible')) control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

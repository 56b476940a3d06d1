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

/** A pointer rests this long before the first tooltip shows, in milliseconds. */
const DELAY_MS = 700;

/** A second tooltip shows at once, if one was to be seen this long ago, in milliseconds. */
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

/** When a tooltip was last to be seen, on the page's own clock; shared by all islands. */
let lastSeen = -Infinity;

interface Props {
  text: string;
  /** The side of the control where it is shown if there is room: above it, or beside it where something else is above. */
  placement?: 'top' | 'right';
  /** One control. */
  children: ReactElement<Record<string, unknown>>;
}

/** What a control that shows only a sign does, in words: under a pointer, or with the keyboard's focus. */
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

/** A pointer or a focus that came before this ran counts all the same. */
function repeatGesture(control: Element): void {
  if (matchMedia('(hover: hover)').matches && control.matches(':hover'))
    control.dispatchEvent(new MouseEvent('mouseenter'));
  if (control.matches(':focus-visible')) control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

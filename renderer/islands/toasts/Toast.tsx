import { css, keyframes } from '@emotion/react';
import { closeSnackbar, type CustomContentProps } from 'notistack';
import {
  useContext,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  createContext,
} from 'react';
import { motion, palette, radius, shadow, space } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';
import { CloseIcon } from '../../components/CloseIcon.tsx';
import { iconButton } from '../../design/icon-button.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { GAP_PX, REMOVAL_MS, BEHAVIORS, type ToastBehavior } from './settings.ts';
import { ToastSign } from './ToastSign.tsx';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;

const card = css`
  display: flex;
  align-items: start;
  gap: ${space[3]};
  width: 100%;
  margin-top: ${GAP_PX}px;
  padding-block: ${space[3]};
  padding-inline: ${space[4]} ${space[3]};
  background: ${palette('surface-raised')};
  color: ${palette('text')};
  border: 1px solid ${palette('line-strong')};
  border-radius: ${radius.small};
  box-shadow: ${shadow};
  font-size: ${size(-1)};
  line-height: 1.45;
  touch-action: none;
  user-select: none;
  &[data-toast='leaving'] {
    opacity: 0;
    pointer-events: none;
  }
  ${motion} {
    animation: ${arrive} ${REMOVAL_MS}ms ease-out;
    transition: opacity ${REMOVAL_MS}ms ease-out;
  }
  p {
    flex: 1;
    min-width: 0;
    padding-block: calc((1.75rem - 1lh) / 2);
    overflow-wrap: anywhere;
  }
`;

interface Props extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
  /** Whether it is open or leaving; set by its transition. */
  'data-toast'?: 'open' | 'leaving';
}

/** One message. It closes by its timer, its button or a swipe; a `loading` message stays until loading ends. */
export function Toast({ id, message, variant, ref, 'data-toast': state }: Props) {
  const { isSpread, behavior, closeLabel, returnFocus } = useContext(ToastContext);
  const close = () => {
    returnFocus(String(id));
    closeSnackbar(id);
  };
  const swipe = useSwipe(behavior.swipePx, close);
  useCountdown(variant === 'loading' ? undefined : behavior.autoCloseMs, isSpread, close);
  return (
    <div ref={ref} css={card} data-toast={state} data-key={id} data-kind={variant} {...swipe}>
      <ToastSign kind={variant} />
      <p>{message}</p>
      <Tooltip text={closeLabel}>
        <button type="button" css={iconButton} aria-label={closeLabel} onClick={close}>
          <CloseIcon />
        </button>
      </Tooltip>
    </div>
  );
}

/**
 * Calls `onEnd` once after `durationMs` of running time. The clock stops while `isPaused` or while the window is
 * hidden.
 */
function useCountdown(durationMs: number | undefined, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs);
  const isHidden = useHiddenWindow();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (leftMs.current === undefined || isPaused || isHidden) return undefined;
    const began = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, (leftMs.current ?? 0) - (performance.now() - began));
    };
  }, [isPaused, isHidden]);
}

function useHiddenWindow(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}

/** Returns handlers that move an element with a swipe; one of `leastPx` or more, in any direction, calls `onSwiped`. */
function useSwipe(leastPx: number, onSwiped: () => void) {
  const began = useRef<{ readonly x: number; readonly y: number } | null>(null);

  /** The distance along the axis of the larger movement; the other is zero. */
  function distance({ clientX, clientY }: PointerEvent): { readonly x: number; readonly y: number } {
    const { x, y } = began.current ?? { x: clientX, y: clientY };
    const [right, down] = [clientX - x, clientY - y];
    return Math.abs(right) >= Math.abs(down) ? { x: right, y: 0 } : { x: 0, y: down };
  }

  function moveTo(element: HTMLElement, { x, y }: { readonly x: number; readonly y: number }) {
    element.style.translate = x === 0 && y === 0 ? '' : `${x}px ${y}px`;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, input'))) return;
      began.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (began.current) moveTo(event.currentTarget, distance(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!began.current) return;
      const { x, y } = distance(event);
      began.current = null;
      if (Math.abs(x + y) >= leastPx) onSwiped();
      else moveTo(event.currentTarget, { x: 0, y: 0 });
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      began.current = null;
      moveTo(event.currentTarget, { x: 0, y: 0 });
    },
  };
}

/** What messages need from the region around them. */
export interface ToastSurroundings {
  /** Whether the messages are spread out; their timers are then stopped. */
  readonly isSpread: boolean;
  readonly behavior: ToastBehavior;
  readonly closeLabel: string;
  /** Called before a message closes, so that the focus is not lost. */
  readonly returnFocus: (key: string) => void;
}

/** Provided by the region to its messages. */
export const ToastContext = createContext<ToastSurroundings>({
  isSpread: false,
  behavior: BEHAVIORS.standard,
  closeLabel: '',
  returnFocus: () => undefined,
});

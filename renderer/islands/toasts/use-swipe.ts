import { useRef, type PointerEvent } from 'react';

/** Returns handlers that move an element with a swipe; one of `leastPx` or more, in any direction, calls `onSwiped`. */
export function useSwipe(leastPx: number, onSwiped: () => void) {
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

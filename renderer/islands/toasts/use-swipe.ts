import { useRef, type PointerEvent } from 'react';

/** Handlers for an element that is taken away by swiping it, `leastPx` far, to a side, up or down. */
export function useSwipe(leastPx: number, onSwiped: () => void) {
  const began = useRef<{ readonly x: number; readonly y: number } | null>(null);

  /** Along the axis on which it was moved more. */
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

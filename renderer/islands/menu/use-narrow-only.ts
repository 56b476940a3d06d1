import { useEffect, type RefObject } from 'react';

/** Calls `leave` when the window becomes so wide that the control that opened something is hidden. */
export function useNarrowOnly(isOpen: boolean, control: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const opener = control.current;
    if (!isOpen || !opener) return undefined;
    const observer = new ResizeObserver(() => {
      if (opener.getClientRects().length === 0) leave();
    });
    observer.observe(opener);
    return () => observer.disconnect();
  }, [isOpen, control, leave]);
}

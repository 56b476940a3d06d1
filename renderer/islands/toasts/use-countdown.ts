import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Calls `onEnd` once after `durationMs` of running time. The clock stops while `isPaused` or while the window is
 * hidden.
 */
export function useCountdown(durationMs: number | undefined, isPaused: boolean, onEnd: () => void): void {
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

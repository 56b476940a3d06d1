import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `takeUp` once after hydration: the first render must match the page, before the address is read. */
export function useWaking(takeUp: () => void): void {
  const take = useEffectEvent(takeUp);
  useLayoutEffect(() => take(), []);
}

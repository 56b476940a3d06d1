import { useEffect, useEffectEvent } from 'react';

/** Calls once when a figure is awake: it must first show what the page shows, and then what its address says. */
export function useWaking(takeUp: () => void): void {
  const take = useEffectEvent(takeUp);
  useEffect(() => take(), []);
}

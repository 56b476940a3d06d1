import { useEffect, useEffectEvent } from 'react';

/** Calls `take` when the part of the address behind `#` changes, as when a link is pasted into an open page. */
export function useHashChange(take: () => void): void {
  const follow = useEffectEvent(take);
  useEffect(() => {
    const listener = (): void => follow();
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, []);
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readListState, writeListState, type ListState } from './list-state.ts';

/** Typed text is written to the address after a pause, in milliseconds, as browsers limit changes per second. */
const TYPING_PAUSE_MS = 250;

/** The cause of a change: continuous typing is one history entry, however many letters it has. */
type Change = 'typing' | 'choice';

/**
 * Keeps the state of a list in the address, so that it can be shared and gone back to. `own` is the page's own state;
 * `onReturn` is called with a state read from the address.
 */
export function useListState(
  own: ListState,
  onReturn: (state: ListState) => void,
): [ListState, (next: ListState, change: Change) => void] {
  const [state, setState] = useState(own);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const takeFromAddress = useEffectEvent(() => {
    clearTimeout(timer.current);
    const found = readListState(location.search, own);
    setState(found);
    onReturn(found);
  });

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- hydration must first show what the page shows by itself
    takeFromAddress();
    const take = () => takeFromAddress();
    addEventListener('popstate', take);
    return () => removeEventListener('popstate', take);
  }, []);

  function change(next: ListState, how: Change) {
    setState(next);
    clearTimeout(timer.current);
    if (how === 'typing') timer.current = setTimeout(() => writeAddress(next, own, how), TYPING_PAUSE_MS);
    else writeAddress(next, own, how);
  }

  return [state, change];
}

function writeAddress(state: ListState, own: ListState, how: Change): void {
  const address = location.pathname + writeListState(state, own, location.search);
  if (address === location.pathname + location.search) return;
  const goesOn = how === 'typing' && (history.state as { change?: Change } | null)?.change === 'typing';
  if (goesOn) history.replaceState({ change: how }, '', address);
  else history.pushState({ change: how }, '', address);
}

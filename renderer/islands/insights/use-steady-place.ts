import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Results that start below this part of the window are scrolled into view after a search. */
const IN_SIGHT = 0.75;

/**
 * Keeps the controls of a list where they are in the window while the featured article above them comes or goes, as far
 * as the page can scroll. The returned function is called before a change; after a search, it also scrolls the results
 * into view.
 */
export function useSteadyPlace(
  controls: RefObject<HTMLElement | null>,
  results: RefObject<HTMLElement | null>,
): (change: 'search' | 'choice') => void {
  const before = useRef<{ readonly top: number; readonly isSearch: boolean }>(undefined);

  useLayoutEffect(() => {
    if (!before.current) return;
    const { top, isSearch } = before.current;
    before.current = undefined;
    const moved = topOf(controls) - top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
    if (isSearch && topOf(results) > innerHeight * IN_SIGHT) controls.current?.scrollIntoView({ block: 'start' });
  });

  return (change) => {
    before.current = { top: topOf(controls), isSearch: change === 'search' };
  };
}

function topOf({ current }: RefObject<HTMLElement | null>): number {
  return current?.getBoundingClientRect().top ?? 0;
}

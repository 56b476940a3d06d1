import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Results that start below this part of the window are scrolled into view after a search. */
const IN_SIGHT = 0.75;

type Place = RefObject<HTMLElement | null>;

interface Places {
  readonly search: Place;
  /** Below the featured article. */
  readonly topics: Place;
  /** The featured article and the line that counts the results: they begin with the first that is on the page. */
  readonly results: readonly Place[];
}

/**
 * Keeps the topics where they are in the window while the featured article above them comes or goes, as far as the page
 * can scroll; after a search, scrolls its field to the top if no result would be in sight. The returned function is
 * called before a change.
 */
export function useSteadyPlace({ search, topics, results }: Places): (change: 'search' | 'choice') => void {
  const before = useRef<'search' | { readonly topicsTop: number }>(undefined);

  useLayoutEffect(() => {
    const change = before.current;
    before.current = undefined;
    if (change === 'search') {
      const first = results.find(({ current }) => current !== null);
      if (first && topOf(first) > innerHeight * IN_SIGHT) search.current?.scrollIntoView({ block: 'start' });
    } else if (change) {
      const moved = topOf(topics) - change.topicsTop;
      if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
    }
  });

  return (change) => {
    before.current = change === 'search' ? 'search' : { topicsTop: topOf(topics) };
  };
}

function topOf({ current }: Place): number {
  return current?.getBoundingClientRect().top ?? 0;
}

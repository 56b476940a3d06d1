import { useLayoutEffect, useRef, type RefObject } from 'react';

const TIMING = { duration: 600, easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)' };

/**
 * Lets slides travel from where they were to where they are when their order changes; not for visitors who want less motion. What
 * it gives back is called before each change.
 */
export function useMoves(root: RefObject<HTMLElement | null>): () => void {
  const before = useRef<ReadonlyMap<string, DOMRect>>(undefined);
  useLayoutEffect(() => {
    const places = before.current;
    before.current = undefined;
    if (!places || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const item of itemsIn(root)) {
      const [was, is] = [places.get(numberOf(item)), item.getBoundingClientRect()];
      if (was && (was.x !== is.x || was.y !== is.y))
        item.animate([{ translate: `${was.x - is.x}px ${was.y - is.y}px` }, { translate: '0 0' }], TIMING);
    }
  });
  return () => {
    before.current = new Map(itemsIn(root).map((item) => [numberOf(item), item.getBoundingClientRect()]));
  };
}

/** Slides that are shown. */
function itemsIn({ current }: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(current?.querySelectorAll<HTMLElement>('[data-number]') ?? [])].filter((item) => item.offsetParent);
}

function numberOf({ dataset }: HTMLElement): string {
  return dataset['number'] ?? '';
}

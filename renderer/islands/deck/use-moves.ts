import { useLayoutEffect, useRef, type RefObject } from 'react';

const TIMING = { duration: 600, easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)' };

/**
 * Lets slides travel from where they were to where they are when their order changes; not for visitors who want less motion. What
 * it gives back is called before each change.
 */
export function useMoves(root: RefObject<HTMLElement | null>): () => void {
  const before = useRef<ReadonlyMap<Element, DOMRect>>(undefined);
  useLayoutEffect(() => {
    const places = before.current;
    before.current = undefined;
    if (!places || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const item of itemsIn(root)) {
      const [was, is] = [places.get(item), item.getBoundingClientRect()];
      if (was && (was.x !== is.x || was.y !== is.y))
        item.animate([{ translate: `${was.x - is.x}px ${was.y - is.y}px` }, { translate: '0 0' }], TIMING);
    }
  });
  return () => {
    before.current = new Map(itemsIn(root).map((item) => [item, item.getBoundingClientRect()]));
  };
}

/** Slides; each keeps its element wherever it goes. */
function itemsIn({ current }: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(current?.querySelectorAll('li') ?? [])];
}

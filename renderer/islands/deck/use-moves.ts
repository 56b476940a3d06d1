import { useLayoutEffect, useRef, type RefObject } from 'react';

const TIMING = { duration: 600, easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)' };

/**
 * Animates slides from their old to their new positions when their order changes, unless a visitor prefers reduced
 * motion. Returns a function to call before each change.
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

/** The slides; each keeps its element when it moves. */
function itemsIn({ current }: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(current?.querySelectorAll('li') ?? [])];
}

import { useLayoutEffect, useRef, type RefObject } from 'react';

const TIMING = { duration: 600, easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)' };

/** Lets the items of a list travel from where they were to where they are, when `order` changes; not for visitors who want less motion. */
export function useMoves(list: RefObject<HTMLElement | null>, order: string): void {
  const places = useRef(new Map<Element, DOMRect>());
  const known = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (known.current === order) return;
    known.current = order;
    const before = places.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    places.current = new Map();
    for (const item of list.current?.children ?? []) {
      const [was, is] = [before.get(item), item.getBoundingClientRect()];
      places.current.set(item, is);
      if (was && !isStill && (was.x !== is.x || was.y !== is.y))
        item.animate([{ translate: `${was.x - is.x}px ${was.y - is.y}px` }, { translate: '0 0' }], TIMING);
    }
  });
}

import { questionOf } from './named-element.ts';

/** A position is stored after a pause, in milliseconds, as browsers limit history changes per second. */
const PAUSE_MS = 400;

/** What a history entry stores about the page. */
interface Entry {
  /** Distance from the top, in px. */
  readonly top?: number;
}

/**
 * Makes Back and Forward within a page return to the reader's position. The history entry stores it, so that it
 * survives a reload; a page that is loaded again may still start at its top. A new entry has no position and shows its
 * anchor.
 */
export function followHistory(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keep, PAUSE_MS);
  };
  addEventListener('scroll', keepSoon, { passive: true });
  // A click may lead to another entry before the pause ends.
  addEventListener('click', keep, { capture: true });
  addEventListener('popstate', () => {
    const { top } = entry();
    if (top === undefined) questionOf(location.hash)?.scrollIntoView();
    // Not for a link to the current address, which the browser handles. Waits, as the list of the other entry must be
    // rendered first.
    else if (top !== scrollY) goBack();
    keepSoon();
  });
  // The browser may still be about to scroll to the anchor.
  addEventListener('hashchange', goBack);
  keepSoon();
}

function entry(): Entry {
  return (history.state as Entry | null) ?? {};
}

function goBack(): void {
  const { top } = entry();
  if (top !== undefined) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
}

function keep(): void {
  if (entry().top !== scrollY) history.replaceState({ ...entry(), top: scrollY }, '');
}

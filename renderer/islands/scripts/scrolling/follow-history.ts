import { questionOf } from './named-element.ts';

/** Browsers admit few changes of the history a second: a position is written down after a pause, in milliseconds. */
const PAUSE_MS = 400;

/** What an entry of the history knows of the page while it is looked at. */
interface Entry {
  /** Distance from the top, in px. */
  readonly top?: number;
}

/**
 * Back and Forward within a page lead to where the reader was. The entry of the history keeps the position: a reload
 * does not lose it, and a page that is loaded again may begin at its top. A new entry has none, and shows what it names.
 */
export function followHistory(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keep, PAUSE_MS);
  };
  addEventListener('scroll', keepSoon, { passive: true });
  // A click may lead to another entry before the pause is over.
  addEventListener('click', keep, { capture: true });
  addEventListener('popstate', () => {
    const { top } = entry();
    if (top === undefined) questionOf(location.hash)?.scrollIntoView();
    // A link to where the address leads already is left to the browser; what a list shows at another entry must first be there.
    else if (top !== scrollY) goBack();
    keepSoon();
  });
  // A move to the name in the address may still be about to begin.
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

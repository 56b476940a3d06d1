import { namedElement, questionOf } from './named-element.ts';

/** The specification's delay before a page scrolls to its anchor, in milliseconds. */
const PAUSE_MS = 100;

/**
 * Makes a page start at its top or at its anchor, and opens an answer that the anchor names. Turns off the browser's
 * own scroll restoration.
 */
export function followAddress(): void {
  history.scrollRestoration = 'manual';
  const show = (): void => open(namedElement(location.hash));
  addEventListener('hashchange', show);
  show();
  if (location.hash !== '') setTimeout(() => questionOf(location.hash)?.scrollIntoView(), PAUSE_MS);
}

function open(element: Element | null): void {
  element?.closest('details')?.setAttribute('open', '');
}

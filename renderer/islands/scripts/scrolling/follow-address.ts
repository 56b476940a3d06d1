import { namedElement, questionOf } from './named-element.ts';

/** The specification's pause before a page moves to what its address names, in milliseconds. */
const PAUSE_MS = 100;

/**
 * A page begins at its top, or moves to what its address names; an answer that is named opens. The
 * browser's own memory of scroll positions is switched off.
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

/** The specification's pause before a page moves to what its address names, in milliseconds. */
const PAUSE_MS = 100;

/**
 * A page begins at its top, or moves to what its address names; an answer that is named opens. The
 * browser's own memory of scroll positions is switched off.
 */
export function followAddress(): void {
  history.scrollRestoration = 'manual';
  addEventListener('hashchange', () => open(named()));
  open(named());
  if (location.hash !== '') setTimeout(() => withQuestion(named())?.scrollIntoView(), PAUSE_MS);
}

/** What the address names. An address that is not well encoded names nothing. */
function named(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** An answer is shown from its question on. */
function withQuestion(element: Element | null): Element | null {
  return element?.closest('details') ?? element;
}

function open(element: Element | null): void {
  element?.closest('details')?.setAttribute('open', '');
}

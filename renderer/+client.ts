import { fetchLater } from './islands/runtime/fetch-later.ts';
import { followAddress } from './islands/scripts/scrolling/follow-address.ts';
import { followHistory } from './islands/scripts/scrolling/follow-history.ts';
import { followScroll } from './islands/scripts/scrolling/follow-scroll.ts';
import { watchIslands } from './islands/runtime/wake.ts';
import { watchErrors } from './islands/scripts/notices/watch-errors.ts';

// Development compares it with what is served later; islands change the page as soon as they wake.
const served = import.meta.hot && copyOfBody();

watchErrors();
watchIslands();
followScroll();
followAddress();
followHistory();
fetchLater();

if (import.meta.hot && served) {
  const { hot } = import.meta;
  void Promise.all([import('./islands/scripts/development/follow-content.ts'), served]).then(
    ([{ followContent }, body]) => followContent(hot, body),
  );
}

/** Copies the body as soon as all of it is there; this script may run before. */
async function copyOfBody(): Promise<HTMLElement> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  return document.implementation.createHTMLDocument().importNode(document.body, true);
}

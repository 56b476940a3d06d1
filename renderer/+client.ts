import { fetchLater } from './islands/runtime/fetch-later.ts';
import { followAddress } from './islands/scripts/scrolling/follow-address.ts';
import { followHistory } from './islands/scripts/scrolling/follow-history.ts';
import { followScroll } from './islands/scripts/scrolling/follow-scroll.ts';
import { watchIslands } from './islands/runtime/wake.ts';
import { watchErrors } from './islands/scripts/notices/watch-errors.ts';

// Development compares it with what is served later; islands change the page as soon as they wake.
const served = import.meta.hot && document.implementation.createHTMLDocument().importNode(document.body, true);

watchErrors();
watchIslands();
followScroll();
followAddress();
followHistory();
fetchLater();

if (import.meta.hot && served) {
  const { hot } = import.meta;
  void import('./islands/scripts/development/follow-content.ts').then(({ followContent }) =>
    followContent(hot, served),
  );
}

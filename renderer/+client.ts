import { fetchLater } from './islands/runtime/fetch-later.ts';
import { followAddress } from './islands/scripts/scrolling/follow-address.ts';
import { followScroll } from './islands/scripts/scrolling/follow-scroll.ts';
import { watchIslands } from './islands/runtime/wake.ts';
import { watchErrors } from './islands/scripts/notices/watch-errors.ts';

watchErrors();
watchIslands();
followScroll();
followAddress();
fetchLater();

if (import.meta.hot) {
  const { hot } = import.meta;
  void import('./islands/scripts/development/follow-content.ts').then(({ followContent }) => followContent(hot));
}

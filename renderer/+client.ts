import { fetchLater } from './islands/fetch-later.ts';
import { followAddress } from './islands/follow-address.ts';
import { followScroll } from './islands/follow-scroll.ts';
import { watchIslands } from './islands/wake.ts';
import { watchErrors } from './islands/watch-errors.ts';

watchErrors();
watchIslands();
followScroll();
followAddress();
fetchLater();

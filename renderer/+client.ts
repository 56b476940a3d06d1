import { afterLoad } from './islands/after-load.ts';
import { followAddress } from './islands/follow-address.ts';
import { followScroll } from './islands/follow-scroll.ts';
import { watchIslands } from './islands/wake.ts';

watchIslands();
followScroll();
followAddress();
afterLoad(() => void import('./islands/start-later.ts').then(({ startLater }) => startLater()));

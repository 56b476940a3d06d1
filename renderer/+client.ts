import { watchIslands } from './islands/wake.ts';
import { followScroll } from './islands/follow-scroll.ts';

watchIslands();
followScroll();

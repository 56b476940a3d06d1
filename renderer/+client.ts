import { watchIslands } from './islands/wake.ts';
import { followScroll } from './islands/follow-scroll.ts';
import { logMissingPage } from './islands/log-missing-page.ts';

watchIslands();
followScroll();
logMissingPage();

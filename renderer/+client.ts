import { advertiseWhereAllowed } from './islands/advertise-where-allowed.ts';
import { followAddress } from './islands/follow-address.ts';
import { followScroll } from './islands/follow-scroll.ts';
import { keepColorScheme } from './islands/keep-color-scheme.ts';
import { logMissingPage } from './islands/log-missing-page.ts';
import { offerPanel } from './islands/offer-panel.ts';
import { watchIslands } from './islands/wake.ts';

watchIslands();
followScroll();
followAddress();
keepColorScheme();
logMissingPage();
advertiseWhereAllowed();
offerPanel();

import { advertiseWhereAllowed } from './advertise-where-allowed.ts';
import { followReading } from './follow-reading.ts';
import { keepColorScheme } from './keep-color-scheme.ts';
import { logMissingPage } from './log-missing-page.ts';
import { offerPanel } from './offer-panel.ts';

/** What a page does by itself and can wait until it has loaded. */
export function startLater(): void {
  keepColorScheme();
  advertiseWhereAllowed();
  logMissingPage();
  followReading();
  offerPanel();
}

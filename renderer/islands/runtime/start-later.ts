import { advertiseWhereAllowed } from '../scripts/advertising/advertise-where-allowed.ts';
import { followReading } from '../scripts/scrolling/follow-reading.ts';
import { followColorScheme } from '../scripts/color-scheme/follow-color-scheme.ts';
import { showColorScheme } from '../scripts/color-scheme/show-color-scheme.ts';
import { offerTasks } from '../scripts/tasks/offer-tasks.ts';
import { fetchSearch } from '../insights/fetch-search.ts';
import { offerPanel } from '../panel/offer-panel.ts';

/** Starts what a page does by itself and what can wait until it has loaded. */
export function startLater(): void {
  showColorScheme();
  followColorScheme();
  advertiseWhereAllowed();
  offerTasks();
  fetchSearch();
  logMissingPage();
  followReading();
  // The page may have scrolled to its anchor before the listeners were added.
  dispatchEvent(new Event('scroll'));
  offerPanel();
}

/** On the not-found page, logs the requested path. */
function logMissingPage(): void {
  if (document.querySelector('[data-not-found]')) console.warn(`Page not found: ${location.pathname}`);
}

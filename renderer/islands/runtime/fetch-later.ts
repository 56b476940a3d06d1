import { afterLoad } from './after-load.ts';
import { importPart } from './fetch-parts.ts';
import { tryLoad, loadOrNotify } from './load-part.ts';

/** After the page has loaded, fetches and runs what can wait. If that fails, a visitor's first choice tries again. */
export function fetchLater(): void {
  const start = () => importPart(() => import('./start-later.ts')).then((later) => later.startLater());
  afterLoad(async () => {
    if (await tryLoad(start)) return;
    document.addEventListener('change', () => void loadOrNotify(start), { once: true });
  });
}

import { afterLoad } from './after-load.ts';
import { quietly, insist } from './parts.ts';

/** Fetches what can wait until the page has loaded. Where it does not come, a visitor's first choice asks for it. */
export function fetchLater(): void {
  const start = () => import('./start-later.ts').then(({ startLater }) => startLater());
  afterLoad(async () => {
    if (await quietly(start)) return;
    document.addEventListener('change', () => void insist(start), { once: true });
  });
}

import { afterLoad } from './after-load.ts';
import { importPart } from './fetch-parts.ts';
import { quietly, insist } from './parts.ts';

/** Fetches what can wait until the page has loaded. Where it does not come, a visitor's first choice asks for it. */
export function fetchLater(): void {
  const start = () => importPart(() => import('./start-later.ts')).then((later) => later.startLater());
  afterLoad(async () => {
    if (await quietly(start)) return;
    document.addEventListener('change', () => void insist(start), { once: true });
  });
}

import type { Site } from './model.ts';

const SLOT = Symbol.for('venture-design-site');

/**
 * Hands the site model to the pages. They are bundled apart from the pipeline but run in the same
 * process, so the process is where the two meet.
 */
export function provideSite(site: Site): void {
  (globalThis as Record<symbol, unknown>)[SLOT] = site;
}

/** The site model that the pipeline has provided. Throws if there is none: pages never run without it. */
export function currentSite(): Site {
  const site = (globalThis as Record<symbol, unknown>)[SLOT] as Site | undefined;
  if (!site) throw new Error('No site model: call provideSite() before rendering a page');
  return site;
}

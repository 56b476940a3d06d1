import type { Content } from './kinds/kinds.ts';
import type { Assets } from './model/assets.ts';
import type { Site } from './model/site.ts';

/** What pages are made from. */
type ProvidedSite = Site<Content> & Assets;

const SLOT = Symbol.for('venture-design-site');

/**
 * Hands the site model, and what was made from it, to the pages. They are bundled apart from the pipeline but run in the same
 * process, so the process is where the two meet.
 */
export function provideSite(site: Site<Content>, assets: Assets): void {
  (globalThis as Record<symbol, unknown>)[SLOT] = { ...site, ...assets } satisfies ProvidedSite;
}

/** The site model that the pipeline has provided. Throws if there is none: pages never run without it. */
export function currentSite(): ProvidedSite {
  const site = (globalThis as Record<symbol, unknown>)[SLOT] as ProvidedSite | undefined;
  if (!site) throw new Error('No site model: call provideSite() before rendering a page');
  return site;
}

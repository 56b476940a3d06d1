import { currentSite } from '../../pipeline/site.ts';

/** Every address of the site; each finds its folder by its own route. */
export function onBeforePrerenderStart(): string[] {
  return [...currentSite().routes.keys()].map(encodeURI);
}

import type { OutsideLink } from './links.ts';
import { valueOf, type SiteSettings } from './settings.ts';

/** Destinations lead away from the site wherever they are used; a placeholder leads nowhere yet. */
export function outsideOf(settings: SiteSettings | undefined): OutsideLink[] {
  if (!settings || settings.yaml.faults) return [];
  const { fields, yaml } = settings;
  return Object.entries(fields.destinations).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ href: value, place: yaml.placeOf(['destinations', name]) }] : [],
  );
}

/** The origin of the site, in lower case, be it a placeholder. */
export function originOf(settings: SiteSettings | undefined): string | undefined {
  return settings && settings.yaml.faults?.isIn(['url']) !== true
    ? valueOf(settings.fields.url).toLowerCase()
    : undefined;
}

/** The addresses of the destinations by their names; undefined where these are not certain. */
export function destinationsOf(settings: SiteSettings | undefined): ReadonlyMap<string, string> | undefined {
  if (!settings || settings.yaml.faults?.isIn(['destinations']) === true) return undefined;
  return new Map(Object.entries(settings.fields.destinations).map(([name, value]) => [name, valueOf(value)]));
}

import type { Edition } from '../content/model/edition.ts';
import { optional } from '../shared/optional.ts';

/**
 * Describes what is published on `day`, `YYYY-MM-DD`; by default today, in UTC. `launch` makes placeholders errors;
 * `url` replaces the address of the site.
 */
export function editionOf(day = today(), launch = false, url?: string): Edition {
  return {
    day,
    isPreview: false,
    ...(launch && { isLaunch: true }),
    ...(day < today() && { isPast: true }),
    ...optional('url', url),
  };
}

/** Whether a build for a day, `YYYY-MM-DD`, shows another day's site than today's. */
export function isRehearsal(day: string | undefined): day is string {
  return day !== undefined && day !== today();
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

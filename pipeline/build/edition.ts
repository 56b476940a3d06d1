import type { Edition } from '../content/model/edition.ts';
import { optional } from '../shared/optional.ts';

/**
 * What is published on a day, `YYYY-MM-DD`; without one, today, in universal time. With `launch`, what is fit to be; with `url`, at that
 * address.
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

/** Whether a build of a day, `YYYY-MM-DD`, shows another site than that of today. */
export function isRehearsal(day: string | undefined): day is string {
  return day !== undefined && day !== today();
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

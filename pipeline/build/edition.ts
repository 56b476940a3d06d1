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

export interface EditionOptions {
  /** `YYYY-MM-DD`; undefined for today. */
  readonly date: string | undefined;
  readonly launch: boolean;
  /** Replaces the site's address; undefined uses the one in the content. */
  readonly url?: string | undefined;
}

/**
 * Returns the edition to build or check. A rehearsal of another day does not touch the URL registry; continuous
 * integration only reports changes to it, since its disk is discarded.
 */
export function editionFor({ date, launch, url }: EditionOptions): Edition {
  const { CI: ci = '' } = process.env;
  if (isRehearsal(date)) return editionOf(date, launch, url);
  return { ...editionOf(undefined, launch, url), urlRegistry: ci === '' || ci === 'false' ? 'write' : 'tell' };
}

/** Whether a build for a day, `YYYY-MM-DD`, shows another day's site than today's. */
export function isRehearsal(day: string | undefined): day is string {
  return day !== undefined && day !== today();
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

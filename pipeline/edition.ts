import type { Edition } from './model/edition.ts';

/** What is published on a day, `YYYY-MM-DD`; without one, today, in universal time. */
export function editionOf(day = today()): Edition {
  return { day, isPreview: false, ...(day < today() && { isPast: true }) };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** What a published file says of a page, or with an empty address of the site: what several files say must be the same in all. */
export type Statement = readonly [address: string, field: Field, value: string];

/** What several files say. Days are `YYYY-MM-DD`, other values are compared by their letters and digits. */
export const FIELDS = [
  'title',
  'title on social networks',
  'description',
  'day of publication',
  'day of the last change',
  'day as it is shown',
  'reading time',
  'picture',
  'card',
  'price',
  'author',
  'name of the site',
  'fact',
] as const;
export type Field = (typeof FIELDS)[number];

/** What a published file refers to and says. */
export interface FileRecord {
  /** Addresses as they are written, each once. */
  readonly refs: readonly string[];
  /** What `#…` can name in it. */
  readonly ids: readonly string[];
  readonly said: readonly Statement[];
}

/** What readers of files need to know of the site. */
export interface InspectedSite {
  /** Without a slash at its end. */
  readonly url: string;
  /** How a number of minutes is written. */
  readonly minutesText: (minutes: number) => string;
}

/** A record that is being filled. */
export interface RecordDraft {
  readonly refs: Set<string>;
  readonly ids: string[];
  readonly said: Statement[];
}

export function createRecord(): RecordDraft {
  return { refs: new Set(), ids: [], said: [] };
}

/** The address of a page by its whole address; undefined where that is of another site. */
export function addressIn(whole: string, url: string): string | undefined {
  if (whole === url) return '/';
  return whole.startsWith(`${url}/`) ? whole.slice(url.length) : undefined;
}

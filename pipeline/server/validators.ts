import type { IncomingHttpHeaders } from 'node:http';
import type { Encoding } from './encodings.ts';
import type { SiteFile } from './site-file.ts';

/** By what a visitor's browser recognizes the copy that it has kept. */
export interface Validators {
  readonly etag: string;
  readonly lastModified: string;
}

/** The validators of a file in one form. */
export function validatorsOf({ version, modified }: SiteFile, encoding: Encoding): Validators {
  const form = encoding === 'identity' ? '' : `-${encoding}`;
  return { etag: `"${version}${form}"`, lastModified: modified.toUTCString() };
}

/** Whether the browser's own copy is still right, so that 304 answers the request (RFC 9110, 13.1). */
export function isCurrent(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    const known = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return known.includes(etag) || tags.trim() === '*';
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Date.parse(lastModified) <= since;
}

/** Whether a part may be added to what the browser has of the file: `If-Range` names its present state, or nothing. */
export function isSameState(ifRange: string | undefined, { etag, lastModified }: Validators): boolean {
  return ifRange === undefined || ifRange === etag || ifRange === lastModified;
}

import { isUrl } from '../shared/is-url.ts';

/** The parsed target of a request. */
export interface Address {
  /** Possible names of the file in the served folder, most likely first; empty if no file can have this address. */
  readonly names: readonly string[];
  /** The canonical address to redirect to, if this one has a slash at its end or two in a row. */
  readonly redirect?: string;
  /** The host in a full URL as target; such requests go to proxies. */
  readonly host?: string;
}

/**
 * Parses the target of a request: a path or a full URL. Files are served only below `base`, a path without a slash at
 * its end; the root of the server redirects there.
 */
export function readAddress(target: string, base = ''): Address {
  const isPath = target.startsWith('/');
  if (!isPath && !/^https?:\/\//i.test(target)) return { names: [] };
  const written = isPath ? `http://localhost${target}` : target;
  if (!isUrl(written)) return { names: [] };
  const { pathname, search, host } = new URL(written);
  const parts = pathname.split('/').filter(Boolean);
  const joined = parts.length === 0 ? base : `/${parts.join('/')}`;
  const canonical = joined === base ? `${base}/` : joined;
  const isBelow = canonical.startsWith(`${base}/`);
  return {
    names: isBelow ? namesOf(parts.slice(base.split('/').length - 1).map(decode)) : [],
    ...(canonical !== pathname && { redirect: canonical + search }),
    ...(!isPath && { host }),
  };
}

function namesOf(parts: readonly (string | undefined)[]): string[] {
  if (!parts.every(isFileName)) return [];
  const name = parts.join('/');
  return name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
}

/** Refuses hidden files, except in `.well-known/` (RFC 8615). */
function isFileName(part: string | undefined, index: number): boolean {
  if (part === undefined || /[/\\\0]/.test(part)) return false;
  return !part.startsWith('.') || (index === 0 && part === '.well-known');
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

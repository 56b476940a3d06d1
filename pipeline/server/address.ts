import { isUrl } from '../shared/is-url.ts';

/** What a request asks for. */
export interface Address {
  /** Names that the file may have in the served folder, the likeliest first; none if no file can have such an address. */
  readonly names: readonly string[];
  /** Where the same page stands, if its address is written otherwise: without a slash at its end or two in a row. */
  readonly elsewhere?: string;
  /** The host that the address itself names; such requests go to proxies. */
  readonly host?: string;
}

/**
 * Reads the target of a request: a path, or a whole address. Files are below `base` only, a path without a slash at its end; the root of
 * the server leads there.
 */
export function readAddress(target: string, base = ''): Address {
  const isPath = target.startsWith('/');
  if (!isPath && !/^https?:\/\//i.test(target)) return { names: [] };
  const written = isPath ? `http://localhost${target}` : target;
  if (!isUrl(written)) return { names: [] };
  const { pathname, search, host } = new URL(written);
  const parts = pathname.split('/').filter(Boolean);
  const plain = parts.length === 0 ? base : `/${parts.join('/')}`;
  const proper = plain === base ? `${base}/` : plain;
  const isBelow = proper.startsWith(`${base}/`);
  return {
    names: isBelow ? namesOf(parts.slice(base.split('/').length - 1).map(decode)) : [],
    ...(proper !== pathname && { elsewhere: proper + search }),
    ...(!isPath && { host }),
  };
}

function namesOf(parts: readonly (string | undefined)[]): string[] {
  if (!parts.every(isFileName)) return [];
  const name = parts.join('/');
  return name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
}

/** Hidden files are not for visitors, but for what stands in `.well-known/` (RFC 8615). */
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

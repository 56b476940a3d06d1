import path from 'node:path/posix';
import { decodeAddress } from '../decode-address.ts';
import { plainName } from '../nearest.ts';
import type { InternalLink } from '../parse/links.ts';

/** Finds the target that a link was to name, if only one page has such a name. */
export type FindRightPage = (link: InternalLink) => string | undefined;

/**
 * Looks a page up by the last part of its address or its file, whatever folder, ending or case a link has. `files` are addresses
 * by file.
 */
export function createRightPages(files: ReadonlyMap<string, string>, addresses: ReadonlySet<string>): FindRightPage {
  let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  const fileAt = new Map([...files].map(([file, address]) => [address, file]));
  return ({ target, address, place }) => {
    known ??= byName(files, addresses);
    const name = nameIn(decodeAddress(address));
    const [only, ...more] = name === '' ? [] : (known.get(name) ?? []);
    if (only === undefined || more.length > 0) return undefined;
    const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
    const file = fileAt.get(only);
    const asFile = /\.md$/i.test(written) && !written.startsWith('/') && file !== undefined && !/[\s()]/.test(file);
    return (asFile ? path.relative(path.dirname(place.file), file) : only) + rest;
  };
}

function byName(
  files: ReadonlyMap<string, string>,
  addresses: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  const add = (name: string, address: string): void => {
    const named = known.get(name) ?? new Set();
    known.set(name, named.add(address));
  };
  for (const [file, address] of files) add(nameIn(file), address);
  for (const address of addresses) add(nameIn(address), address);
  return known;
}

function nameIn(address: string): string {
  const plain = plainName(address.replaceAll('\\', '/').replace(/\/$/, ''));
  return plain.slice(plain.lastIndexOf('/') + 1).replace(/\.(?:md|markdown|mdx?|html?|php)$/, '');
}

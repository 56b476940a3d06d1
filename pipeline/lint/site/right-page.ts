import path from 'node:path/posix';
import { decodeAddress } from '../../shared/decode-address.ts';
import { isTypedFor, PAGE_ENDING, plainName } from '../../shared/nearest.ts';
import type { InternalLink } from '../../compile/parse/links.ts';

/** The target that a link should have. */
export interface RightPage {
  readonly target: string;
  /** Whether nothing else can be meant; false if the link names a folder that does not contain the page. */
  readonly isSure: boolean;
}

/**
 * Finds the page that a link should name, if only one has that name: compares the last part of its address or file,
 * ignoring ending and case; prefers pages with a file of their own to those that are made, such as topics. `files` maps files to addresses.
 */
export function createRightPages(
  files: ReadonlyMap<string, string>,
  addresses: ReadonlySet<string>,
): (link: InternalLink) => RightPage | undefined {
  let known: ReturnType<typeof byName> | undefined;
  const fileAt = new Map([...files].map(([file, address]) => [address, file]));
  return ({ target, address, place }) => {
    known ??= byName(files, addresses);
    const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
    const typed = /^https?:/i.test(written) ? address : written;
    const named = [...(known.get(nameIn(decodeAddress(address))) ?? [])];
    const sure = named.filter(([, paths]) => paths.some((own) => isTypedFor(decodeAddress(typed), own)));
    const all = sure.length > 0 ? sure : named;
    // A topic has the name of an article, too, but no file.
    const ofFiles = all.filter(([page]) => fileAt.has(page));
    const [only, ...more] = ofFiles.length > 0 ? ofFiles : all;
    if (only === undefined || more.length > 0) return undefined;
    const [page] = only;
    const file = fileAt.get(page);
    const isFile = /\.md$/i.test(written);
    const asFile = isFile && !written.startsWith('/') && file !== undefined && !/[\s()]/.test(file);
    return {
      target: (asFile ? path.relative(path.dirname(place.file), file) : page) + rest,
      isSure: sure.length > 0 && (isFile || all.length === 1),
    };
  };
}

/** Maps each name to the addresses of its pages, and each address to the addresses or files that have the name. */
function byName(
  files: ReadonlyMap<string, string>,
  addresses: ReadonlySet<string>,
): Map<string, Map<string, string[]>> {
  const known = new Map<string, Map<string, string[]>>();
  const add = (own: string, address: string): void => {
    const name = nameIn(own);
    if (name === '') return;
    const named = known.get(name) ?? new Map<string, string[]>();
    known.set(name, named.set(address, [...(named.get(address) ?? []), own]));
  };
  for (const [file, address] of files) add(file, address);
  for (const address of addresses) add(address, address);
  return known;
}

function nameIn(address: string): string {
  const plain = plainName(address.replaceAll('\\', '/').replace(/\/$/, ''));
  return plain.slice(plain.lastIndexOf('/') + 1).replace(PAGE_ENDING, '');
}

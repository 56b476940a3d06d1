import path from 'node:path/posix';
import { decodeAddress } from '../../shared/decode-address.ts';

/** A text as it was saved, as the site reads it: without a byte order mark, each line ended by a line feed. */
export function asRead(saved: string): string {
  return saved.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/** A text in the form in which an earlier version of it was saved: with its byte order mark, and the end of its first line. */
export function asSaved(text: string, saved: string): string {
  const mark = saved.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + text.replaceAll('\n', /\r\n?|\n/.exec(saved)?.[0] ?? '\n');
}

/** Where a part stands in a text, each time from its beginning. */
export function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  if (part !== '') for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

/** A file and the address of what it shows, where it has one. */
export interface Shown {
  readonly file: string;
  readonly address: string;
}

export interface Moved {
  readonly old: Shown;
  readonly now: Shown;
}

/**
 * A link target as it was typed in the file `from`, leading to the same after a rename: `to` is what it leads to, and either may be what is
 * renamed. It keeps its form: a path to a file or an address, from here or from the root, with its anchor.
 */
export function retarget(target: string, from: Moved, to: Moved): string {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const plain = decodeAddress(written);
  const renew = (name: string): string => (plain === written ? name : encodeURI(name)) + rest;
  if (plain === '') return target;
  const ending = /(?<=.)\/$/.exec(plain)?.[0] ?? '';
  const dot = plain.startsWith('./') ? './' : '';
  const inside = path.normalize(plain).replace(/^\/|\/$/g, '');
  if (inside === to.old.file) return renew((/^\/|^\.\//.exec(plain)?.[0] ?? '') + to.now.file);
  if (plain.startsWith('/')) return renew(to.now.address + ending);
  const beside = path.join(path.dirname(from.old.file), plain).replace(/\/$/, '');
  const relative = (file: string): string => dot + path.relative(path.dirname(from.now.file), file);
  if (beside === to.old.file) return renew(relative(to.now.file));
  if (`${beside}.md` === to.old.file) return renew(relative(to.now.file.replace(/\.md$/, '')) + ending);
  return renew(dot + path.relative(path.dirname(from.now.address), to.now.address) + ending);
}

import path from 'node:path/posix';
import { decodeAddress } from '../../shared/decode-address.ts';

/** Returns a saved text as the site reads it: without a byte order mark, with line feeds as line ends. */
export function asRead(saved: string): string {
  return saved.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/**
 * Returns a text in the saved form of its earlier version: with its byte order mark, and the line end of its first
 * line.
 */
export function asSaved(text: string, saved: string): string {
  const mark = saved.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + text.replaceAll('\n', /\r\n?|\n/.exec(saved)?.[0] ?? '\n');
}

/** Returns the offsets of all occurrences of a part. */
export function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  if (part !== '') for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

/** A file and the address of its page, if it has one. */
export interface Shown {
  readonly file: string;
  readonly address: string;
}

export interface Moved {
  readonly old: Shown;
  readonly now: Shown;
}

/**
 * Returns a typed link target in the file `from`, adjusted to lead to the same place after a rename: `to` is that
 * place; either may be renamed. Keeps its form: a path to a file or an address, relative or from the root, with its
 * anchor.
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

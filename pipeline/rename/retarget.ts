import path from 'node:path/posix';
import { decodeAddress } from '../decode-address.ts';

/** A file and the address of what it shows. */
export interface Shown {
  readonly file: string;
  readonly address: string;
}

/** A file before it is renamed, and after. */
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
  if (plain.startsWith('/')) {
    const inside = path.normalize(plain.slice(1)).replace(/\/$/, '');
    if (inside === to.old.file) return renew(`/${to.now.file}`);
    if (`${inside}.md` === to.old.file && `/${inside}` !== to.old.address) return renew(`/${bare(to.now.file)}`);
    return renew(to.now.address + ending);
  }
  const inFolder = path.normalize(path.join(path.dirname(from.old.file), plain));
  const folder = path.dirname(from.now.file);
  const dot = plain.startsWith('./') ? './' : '';
  if (inFolder === to.old.file) return renew(dot + path.relative(folder, to.now.file));
  if (`${inFolder.replace(/\/$/, '')}.md` === to.old.file)
    return renew(dot + path.relative(folder, bare(to.now.file)) + ending);
  return renew(dot + path.relative(path.dirname(from.now.address), to.now.address) + ending);
}

function bare(file: string): string {
  return file.replace(/\.md$/, '');
}

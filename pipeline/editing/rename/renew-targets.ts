import path from 'node:path/posix';
import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import { decodeAddress } from '../../shared/address-text.ts';
import { addressesOfFiles } from '../../site/parse/old-addresses.ts';
import type { ParsedContent } from '../../site/parse/content.ts';
import { toAddress } from '../../site/parse/links.ts';
import { editText, type TextEdit } from '../../shared/edit-text.ts';
import { targetsOf } from './targets.ts';

/** A file and the address of its page, if it has one. */
export interface Shown {
  readonly file: string;
  readonly address: string;
}

export interface Moved {
  readonly old: Shown;
  readonly now: Shown;
}

type Known = Pick<ParsedContent, 'documents' | 'folder' | 'links'>;

/** A full URL; those of this site are handled apart. */
const WHOLE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * Renews the links and pictures in all texts that refer to a renamed file, or that it holds if it moves to another
 * folder; keeps the form in which each was typed. Changes whole field values only if they name a file or a link was
 * found there. `url` is the site's URL. Returns the new texts by file, with the number of renewed targets.
 */
export function renewTargets(content: Known, move: Moved, url = '') {
  const { old, now } = move;
  const whole = url + old.address;
  const names = [old.file.replace(/\.md$/, ''), old.address].map((one) => path.basename(one)).filter(Boolean);
  const find = finderIn(content);
  const shown = new Map(content.documents.map(({ file, address }) => [file.path, { file: file.path, address }]));
  const moveOf = (here: Shown): Moved => (here.file === old.file ? move : { old: here, now: here });
  const renewed = new Map<string, { readonly text: string; readonly count: number }>();
  for (const [file, source] of content.folder.texts) {
    const text = source.readText();
    const from = moveOf(shown.get(file) ?? { file, address: '/' });
    const mayName = names.some((name) => text.includes(name) || text.includes(encodeURI(name)));
    if (file === URL_REGISTRY_FILE || (!mayName && from !== move)) continue;
    const linked = placesOfLinks(content, file, text);
    const edits = targetsOf(text, file.endsWith('.md')).flatMap(({ start, typed, fieldAt }): TextEdit[] => {
      const by = renew(typed, fieldAt === undefined || linked.has(fieldAt), from);
      return by === typed ? [] : [{ start, end: start + typed.length, text: by }];
    });
    const sorted = edits.toSorted((a, b) => a.start - b.start);
    if (edits.length > 0) renewed.set(file, { text: editText(text, sorted), count: edits.length });
  }
  return renewed;

  function renew(typed: string, isLink: boolean, from: Moved): string {
    if (WHOLE.test(typed)) {
      const rest = typed.slice(whole.length);
      const isOwn = old.address !== '' && typed.startsWith(whole) && /^\/?(?:[?#]|$)/.test(rest);
      return isOwn ? url + now.address + rest : typed;
    }
    const to = moveOf(find(typed, from.old));
    if (to !== move && (from !== move || typed.startsWith('/'))) return typed;
    return to.old.address !== '' && !isLink ? typed : retarget(typed, from, to);
  }
}

/** Returns a finder of pictures and downloads by path, without an address, and of pages as links find them. */
function finderIn({ documents, folder }: Known) {
  const files = new Set([...folder.images, ...(folder.downloads?.keys() ?? [])]);
  const own = documents.filter(({ kind }) => kind.addresses.isOwn);
  const pages = new Map(own.map(({ file, address }) => [address, { file: file.path, address }]));
  const addressOfFile = addressesOfFiles(documents, own, new Set());
  return (typed: string, from: Shown): Shown => {
    const plain = decodeAddress(/^[^?#]*/.exec(typed)?.[0] ?? '');
    const beside = path.join(path.dirname(from.file), plain);
    const file = [beside, path.normalize(plain.replace(/^\/+/, ''))].find((one) => files.has(one));
    if (file !== undefined) return { file, address: '' };
    const { address } = toAddress(typed, from, { addressOfFile, destinations: undefined });
    return pages.get(address) ?? { file: '', address };
  };
}

function placesOfLinks({ links }: Known, file: string, text: string): ReadonlySet<number> {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const places = links.flatMap(({ place }) => (place.file === file ? [place] : []));
  return new Set(places.map(({ line, column }) => (starts[line - 1] ?? 0) + column - 1));
}

/**
 * Returns a typed link target in the file `from`, adjusted to lead to the same place after a rename: `to` is that
 * place; either may be renamed. Keeps its form: a path to a file or an address, relative or from the root, with its
 * anchor.
 */
function retarget(target: string, from: Moved, to: Moved): string {
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

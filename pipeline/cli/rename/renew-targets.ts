import path from 'node:path/posix';
import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import { decodeAddress } from '../../shared/decode-address.ts';
import { addressesOfFiles } from '../../compile/parse/old-addresses.ts';
import type { ParsedContent } from '../../compile/parse/content.ts';
import { toAddress } from '../../compile/parse/links.ts';
import { editText, type TextEdit } from '../../shared/edit-text.ts';
import { retarget, type Moved, type Shown, occurrences } from './text-edits.ts';
import { targetsOf, type Targets } from './targets.ts';

/** A text with renewed targets, and how many were changed. */
export interface RenewedText {
  readonly text: string;
  readonly count: number;
}

type Known = Pick<ParsedContent, 'documents' | 'folder' | 'links'>;

type Find = (typed: string, from: Shown) => Shown;

/** A full URL; those of this site are handled apart. */
const WHOLE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/** What may follow a full URL. */
const BEHIND_WHOLE = /^(?:[\s)>"'#?\]},]|\.?$|\.\s)/;

/**
 * Renews the links and pictures in all texts that refer to renamed files or move to another folder, by file; keeps the
 * form in which each was typed. Changes whole field values only if they name a file or a link was found there. `url` is
 * the site's URL.
 */
export function renewTargets(content: Known, moves: readonly Moved[], url = ''): Map<string, RenewedText> {
  const paths = moves.flatMap(({ old }) => [old.file.replace(/\.md$/, ''), old.address]);
  const names = paths.map((one) => path.basename(one)).filter((name) => name !== '');
  const find = finderIn(content);
  const shown = new Map(content.documents.map(({ file, address }) => [file.path, { file: file.path, address }]));
  const moveOf = (here: Shown): Moved => moves.find(({ old }) => old.file === here.file) ?? { old: here, now: here };
  const renewed = new Map<string, RenewedText>();
  for (const [file, source] of content.folder.texts) {
    const text = source.readText();
    const from = moveOf(shown.get(file) ?? { file, address: '/' });
    const mayName = names.some((name) => text.includes(name) || text.includes(encodeURI(name)));
    if (file === URL_REGISTRY_FILE || (!mayName && isStill(from))) continue;
    const linked = placesOfLinks(content, file, text);
    const { targets, code } = targetsOf(text, file.endsWith('.md'));
    const edits = targets.flatMap(({ start, typed, fieldAt }): TextEdit[] => {
      if (WHOLE.test(typed)) return [];
      const to = moveOf(find(typed, from.old));
      if (isStill(to) && (isStill(from) || typed.startsWith('/'))) return [];
      if (fieldAt !== undefined && to.old.address !== '' && !linked.has(fieldAt)) return [];
      const by = retarget(typed, from, to);
      return by === typed ? [] : [{ start, end: start + typed.length, text: by }];
    });
    edits.push(...moves.flatMap((move) => wholeAddressEdits(text, code, url, move)));
    const sorted = edits.toSorted((a, b) => a.start - b.start);
    if (edits.length > 0) renewed.set(file, { text: editText(text, sorted), count: edits.length });
  }
  return renewed;
}

function isStill({ old, now }: Moved): boolean {
  return old === now;
}

/** Returns edits of the site's full URLs, if they stand alone and not in code. */
function wholeAddressEdits(text: string, code: Targets['code'], url: string, { old, now }: Moved): TextEdit[] {
  if (old.address === now.address) return [];
  const whole = url + old.address;
  return occurrences(text, whole)
    .map((start) => ({ start, end: start + whole.length, text: url + now.address }))
    .filter(({ start, end }) => {
      const isCode = code.some(([begin, close]) => start >= begin && start < close);
      return BEHIND_WHOLE.test(text.slice(end, end + 2)) && !isCode;
    });
}

/** Returns a finder of pictures and downloads by path, without an address, and of pages as links find them. */
function finderIn({ documents, folder }: Known): Find {
  const files = new Set([...folder.images, ...(folder.downloads?.keys() ?? [])]);
  const own = documents.filter(({ kind }) => kind.addresses.isOwn);
  const pages = new Map(own.map(({ file, address }) => [address, { file: file.path, address }]));
  const addressOfFile = addressesOfFiles(documents, own, new Set());
  return (typed, from) => {
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

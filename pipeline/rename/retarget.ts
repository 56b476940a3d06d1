import path from 'node:path/posix';
import { decodeAddress } from '../decode-address.ts';
import { createExactParser } from '../markdown/parse.ts';
import { visitMarkdown } from '../markdown/visit.ts';
import { bodyStart } from './front-matter.ts';

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

/** A text in which some targets, where they are links or values of fields, are others; and which of them were found. */
export function replaceTargets(
  text: string,
  isMarkdown: boolean,
  targets: ReadonlyMap<string, string>,
): { text: string; found: ReadonlyMap<string, number> } {
  const start = isMarkdown ? bodyStart(text) : text.length;
  const found = new Map<string, number>();
  let [front, body] = [text.slice(0, start), text.slice(start)];
  // A longer target may begin with a shorter one.
  for (const [from, to] of [...targets].toSorted(([a], [b]) => b.length - a.length)) {
    if (from === to) continue;
    const sign = escaped(from);
    const count = (before: string): string => {
      found.set(from, (found.get(from) ?? 0) + 1);
      return before + to;
    };
    const inText = new RegExp(String.raw`(\]\(\s*<?|\]:\s*<?|\b(?:href|src)\s*=\s*["']?)${sign}(?=[\s)>"']|$)`, 'gm');
    const asValue = new RegExp(
      String.raw`(^[ \t]*(?:-[ \t]+)?["']?|[[{,:][ \t]*["']?|-[ \t]+["']?)${sign}(?=["']?[ \t]*(?:[,\]}#\r\n]|$))`,
      'gm',
    );
    front = front.replace(inText, (_, before: string) => count(before));
    front = front.replace(asValue, (_, before: string) => count(before));
    body = outsideOfCode(body, (part) => part.replace(inText, (_, before: string) => count(before)));
  }
  return { text: front + body, found };
}

/** Whole addresses of the site in a text, where they stand alone. */
export function replaceWhole(
  text: string,
  isMarkdown: boolean,
  from: string,
  to: string,
): { text: string; count: number } {
  let count = 0;
  const start = isMarkdown ? bodyStart(text) : text.length;
  const pattern = new RegExp(String.raw`${escaped(from)}(?=[\s)>"'#?\]},]|\.?$|\.\s)`, 'gm');
  const replace = (part: string): string =>
    part.replace(pattern, () => {
      count += 1;
      return to;
    });
  const replaced = replace(text.slice(0, start)) + outsideOfCode(text.slice(start), replace);
  return { text: replaced, count };
}

/** Code is shown as it is typed. */
function outsideOfCode(text: string, change: (part: string) => string): string {
  const places = codeIn(text);
  const parts = places.map(
    ([start, end], index) => change(text.slice(places[index - 1]?.[1] ?? 0, start)) + text.slice(start, end),
  );
  return [...parts, change(text.slice(places.at(-1)?.[1] ?? 0))].join('');
}

/** Where code stands in a text, from its beginning to its end, by the same parser that reads it for the site. */
function codeIn(text: string): [start: number, end: number][] {
  if (!/`|~~~|^(?: {4}|\t)/m.test(text)) return [];
  const places: [number, number][] = [];
  visitMarkdown(createExactParser(new Map())(text, false), (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    const isCode = node.type === 'code' || node.type === 'inlineCode';
    if (isCode && start !== undefined && end !== undefined) places.push([start, end]);
  });
  return places;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

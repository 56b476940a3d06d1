import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { slugOfWords } from '../slug.ts';
import type { MarkdownContext } from './context.ts';
import { readAnchors } from './headings.ts';
import { isIncomplete, meantOutside } from './outside-address.ts';
import { endOf, startOf } from './points.ts';
import { createPointFinder } from './raw-tags.ts';
import { wordsOf } from './slips/node-words.ts';
import { unlinkTold, type Span } from './unlink-told.ts';
import { visitMarkdown } from './visit.ts';

/** What looks like a link or a picture, perhaps with a title; a target with a blank in it, out of angle brackets, makes it plain text. */
const LINK = /!?\[([^[\]\n]*)\]\(((?:[^()<>\n"']|\([^()<>\n"']*\))*?)(\s+"[^"\n]*")?\s*\)/g;
/** How a target begins or ends that is no remark in round brackets. */
const TARGET = /^(?:[a-z]+:|www\.|\.{0,2}\/|#)|\/|\.\w{2,5}(?:[?#]\S*)?$/i;
const ELSEWHERE = /^(?:https?:|www\.|mailto:)/i;
/** A whole host, at which nothing is missing. */
const HOST = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]|$)/i;
const PICTURE_OR_FILE = /\.\w{2,5}(?:[?#]\S*)?$/;
const PHONE = /^(?:tel:)?\+\d[\d.-]+$/;
/** How other programs are told the size of a picture. */
const SIZE = /\s+=\d*x\d*$/;
const QUOTED = /^[“”„«»‘’].*[“”„«»‘’]$/;
const PART_OF_PATH = /[/\\]|\.\w{2,5}(?:[?#]\S*)?$/;

/** Reports links and pictures that are none, since a blank stands in their target or before a title without quotation marks. */
export function reportBlankTargets(tree: Root, source: string, context: MarkdownContext): void {
  const found = [...source.matchAll(LINK)].filter((one) => mayBeTarget(one) || mayBeWords(one));
  if (found.length === 0) return;
  const texts: Span[] = [];
  const told: Span[] = [];
  visitMarkdown(tree, (node) => {
    const [start, end] = [startOf(node), endOf(node)];
    if (node.type === 'text' && start && end) texts.push([start.offset, end.offset]);
  });
  const isText = (at: number): boolean => texts.some(([start, end]) => start <= at && at < end);
  const pointAt = createPointFinder(source);
  let known: ReadonlySet<string> | undefined;
  const anchors = (): ReadonlySet<string> => (known ??= anchorsOf(tree, context));
  for (const { 0: typed, 1: label = '', 2: target = '', 3: title = '', index } of found) {
    const isEscaped = source[index - 1] === '\\' || label.endsWith('\\');
    if (isEscaped || !isText(index) || !isText(index + typed.length - 1)) continue;
    told.push([index, index + typed.length]);
    const { line, column } = pointAt(index);
    const what = typed.startsWith('!') ? 'picture' : 'link';
    const isAll = what === 'picture' || title !== '';
    const meant = target.includes('#')
      ? meantWithAnchor(target.trim(), isAll, anchors(), context)
      : meantBy(target.trim(), isAll, context);
    const mended = meant && `${typed.slice(0, typed.indexOf('](') + 2)}${meant.target}${title})`;
    context.report.report(
      'blank-in-target',
      context.locate(line + 1, column),
      { target: target.trim(), what, ...(mended !== undefined && { mended }), ...(meant?.isSure && { isSure: 'yes' }) },
      context.hasFrontMatter && meant?.isSure && mended !== undefined ? { actual: typed, expected: mended } : undefined,
    );
  }
  unlinkTold(tree, told);
}

function mayBeTarget([, , typed = '']: RegExpExecArray): boolean {
  const target = typed.trim();
  return /\s/.test(target) && (TARGET.test(target.replace(SIZE, '')) || PHONE.test(target.replace(/\s+/g, '')));
}

/** `[the article](Burn Quality)`: in place of the address, words. */
function mayBeWords({ 0: typed, 1: label = '', 2: target = '', index, input }: RegExpExecArray): boolean {
  const isCode = typed.startsWith('!') || /[\w\])]$/.test(input.slice(Math.max(0, index - 1), index));
  return !isCode && /\p{L}{2}/u.test(label) && /^\p{L}[^{}\s]*\s[^{}]+$/u.test(target.trim());
}

/** What was meant by a target with a blank, and whether nothing else can be. */
interface Meant {
  readonly target: string;
  readonly isSure: boolean;
}

/**
 * The target, and perhaps a title, that was meant; undefined where nothing that is there can be. In angle brackets a target may
 * hold blanks; a host, a destination and an address of this site hold none. `isAll`: whether no title may stand in it.
 */
function meantBy(
  target: string,
  isAll: boolean,
  { isKnown = () => false, pageNamed = () => undefined }: MarkdownContext,
): Meant | undefined {
  const joined = target.replace(/\s+/g, '');
  if (PHONE.test(joined)) return { target: meantOutside(joined) ?? joined, isSure: true };
  const unsized = target.replace(SIZE, '');
  if (unsized !== target) return { target: unsized, isSure: !/\s/.test(unsized) };
  const [, address = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(target) ?? [];
  if (QUOTED.test(rest)) return { target: `${address} "${rest.slice(1, -1)}"`, isSure: true };
  const known = [joined, target.replace(/\s+/g, '-')].find((one) => isKnown(one));
  if (known !== undefined) return { target: known, isSure: true };
  if (isIncomplete(address) && !isIncomplete(address + rest)) return { target: address + rest, isSure: true };
  if (ELSEWHERE.test(address)) {
    const isBroken = /^[/?#]/.test(rest) || /[/.]$/.test(address);
    if (!HOST.test(address)) return undefined;
    if (isBroken && !/\s/.test(rest)) return { target: address + rest, isSure: true };
    return isIncomplete(target) ? undefined : { target: `<${target}>`, isSure: PICTURE_OR_FILE.test(rest) };
  }
  if (isKnown(address) && !isAll && !PART_OF_PATH.test(rest)) return { target: `${address} "${rest}"`, isSure: false };
  if (PICTURE_OR_FILE.test(target)) return { target: `<${target}>`, isSure: true };
  const page = pageNamed(target);
  return page === undefined ? undefined : { target: page, isSure: false };
}

/** The same for a target with an anchor, which is made of the words of a heading; one on another page is not known here. */
function meantWithAnchor(
  target: string,
  isAll: boolean,
  anchors: ReadonlySet<string>,
  context: MarkdownContext,
): Meant | undefined {
  const [page = '', ...rest] = target.split('#');
  const anchor = rest.join('#');
  if (!/\s/.test(anchor)) return meantBy(target, isAll, context);
  const made = slugOfWords(anchor.trim());
  if (page === '' && anchors.has(made)) return { target: `#${made}`, isSure: true };
  const [name = '', ...words] = anchor.split(/\s+/);
  const isTitled = QUOTED.test(words.join(' ')) || (page === '' && anchors.has(name));
  return isTitled || ELSEWHERE.test(page) ? meantBy(target, isAll, context) : undefined;
}

/** The anchors of the headings of a text, and those on the page beside it. */
function anchorsOf(tree: Root, { anchors, anchorPrefix }: MarkdownContext): ReadonlySet<string> {
  const known = new Set(anchors);
  const slugger = new GithubSlugger();
  visitMarkdown(tree, (node) => {
    if (node.type !== 'heading' || anchorPrefix !== '') return;
    const words = wordsOf(node);
    const { anchors: given } = readAnchors(words);
    for (const anchor of given.length > 0 ? given : [slugger.slug(slugOfWords(words))]) known.add(anchor);
  });
  return known;
}

import type { Code } from 'mdast';
import { isKnownElement } from '../../compile/markdown/html/known-elements.ts';
import { closesItself, VOID, type RawTag } from '../../compile/markdown/html/raw-tags.ts';
import type { Found, Located } from './found.ts';

/** What to do about HTML that is code only because of its blanks. */
export const TAKE_BLANKS = 'Take the blanks at the beginning of its lines out, or the empty line above it.';

const TAG = /^<\/?(?<name>[a-z][a-z\d-]*)(?=[\s/>])[^<>\n]{0,40}>?/i;
/** Elements that only a table can hold. */
const OF_TABLE = /<\/?(?:caption|col|colgroup|tbody|td|tfoot|th|thead|tr)(?=[\s/>])/i;
/** Elements that hold words, and words alone. */
const HOLDS_WORDS = new Set('caption dd dt figcaption li p summary td th'.split(' '));
const WORDS = /^[\p{Lu}\d][\p{L}\d'’ ,.%€$£-]{0,60}$/u;
const END_TAGS = /(?:\s*<\/[a-z][a-z\d]*>)+\s*$/i;
const COMMENTS = /^\s*(?:<!--[^]*?-->\s*)+/;
const FENCE = /^(?:`{3,}|~{3,})/;
const QUOTED = /^> ?/gm;
const WORD = /^["“‘'(«]?\p{L}[\p{L}'’-]*[.,;:!?)”"’»…]*$/u;
const FEWEST_WORDS = 6;
const SHARE_OF_WORDS = 0.8;
const ANNOUNCED = /:(?:\s*<\/?[a-z][^<>]*>)*\s*$/i;

/** HTML, or the words of an element, that is code only because it stands four blanks in, behind an empty line. */
interface IndentedHtml {
  readonly what: string;
  /** Whether it was to be a part of a table, which shows no code between its cells. */
  readonly isLost: boolean;
  /** `ended`: a tag that is open before it and ends in it. */
  readonly found: Pick<Found<unknown>, 'offset' | 'ended' | 'fix'>;
}

/** The backticks or tildes that a code begins with; undefined where it is code by its blanks. */
export function fenceOf({ start, end }: Located<Code>, source: string): string | undefined {
  return FENCE.exec(source.slice(start, end).trimStart())?.[0];
}

/** Code that is none between fences, nor what such a code has printed, which stands directly below it. */
export function* findIndentedCode(
  codes: readonly Located<Code>[],
  tags: readonly RawTag[],
  source: string,
): Iterable<{ readonly code: Located<Code>; readonly html: IndentedHtml | undefined }> {
  const openAt = createOpenFinder(tags);
  for (const code of codes) {
    const isPrinted = code.parent.children[code.index - 1]?.type === 'code';
    if (fenceOf(code, source) === undefined && !isPrinted)
      yield { code, html: htmlIn(code, openAt(code.start), source) };
  }
}

/** A paragraph or a quote that is code only because it stands four blanks in. */
export function findIndentedProse(code: Located<Code>, source: string): Found<{ readonly what: string }>[] {
  const { value } = code.node;
  if (!isProse(value.replace(QUOTED, '')) || isAnnounced(code, false, source)) return [];
  const actual = source.slice(code.start, code.end);
  const fix = { actual, expected: actual.replace(/^( *?)(?: {4}|\t)/gm, '$1') };
  const isApart = !/^\n[ \t]*\S/.test(source.slice(code.end));
  const values = { what: value.startsWith('>') ? 'a quote' : 'a paragraph' };
  return [{ offset: code.start, values, ...(isApart && { fix }) }];
}

/** Words and their signs, which end as a sentence does. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  const plain = words.filter((word) => WORD.test(word));
  const isSentence = /[.!?…]["”’)]?\s*$/.test(text);
  return isSentence && words.length >= FEWEST_WORDS && plain.length >= words.length * SHARE_OF_WORDS;
}

function htmlIn(code: Located<Code>, open: readonly RawTag[], source: string): IndentedHtml | undefined {
  const value = code.node.value.replace(COMMENTS, '');
  const hasComment = value !== code.node.value;
  const match = TAG.exec(value.trimStart());
  const isTag = match !== null && isKnownElement(match.groups?.['name'] ?? '');
  const words = value.replace(END_TAGS, '').trim();
  const isWords = WORDS.test(words);
  const last = open.at(-1);
  const ended = last && endsIn(value, last.name) ? last : undefined;
  // Outside of an element, a comment begins an example of code.
  if (hasComment && !last) return undefined;
  const isText = last !== undefined && (isSentenceIn(words) || (isWords && HOLDS_WORDS.has(last.name)));
  if (!hasComment && !isTag && !ended && !isText) return undefined;
  if (!ended && isAnnounced(code, open.length > 0, source)) return undefined;
  const isOfTable = OF_TABLE.test(value.replace(END_TAGS, isTag ? '$&' : ''));
  const shown = hasComment ? '<!--' : (match?.[0] ?? (isWords ? words : undefined));
  return {
    what: shown === undefined ? 'a paragraph' : `\`${shown}\``,
    isLost: isOfTable && open.some(({ name }) => name === 'table'),
    found: { offset: code.start, ...(ended && { ended }), ...(open.length > 0 && fixOf(code, source)) },
  };
}

/** Whether the first paragraph has three words or more and begins and ends as a sentence does, which no program is. */
function isSentenceIn(words: string): boolean {
  const first = (words.split(/\n\s*\n/, 1)[0] ?? '').trim();
  const isFramed = /^["“„«]?\p{Lu}/u.test(first) && /[.!?…]["”»]?$/.test(first);
  return isFramed && !/[{}=<>$;\n]/.test(first) && first.split(/\s+/, 3).length === 3;
}

/** Whether the end of an element that is open before a code stands at the end of it. */
function endsIn(code: string, name: string): boolean {
  const ends = END_TAGS.exec(code)?.[0].toLowerCase() ?? '';
  return ends.includes(`</${name}>`) && !new RegExp(String.raw`<${name}[\s/>]`, 'i').test(code);
}

/** What is open at a place of the text, from the outside in; each place is later than the one before. */
function createOpenFinder(tags: readonly RawTag[]): (offset: number) => readonly RawTag[] {
  const open: RawTag[] = [];
  let at = 0;
  return (offset) => {
    for (let tag = tags[at]; tag && tag.offset < offset; tag = tags[++at]) {
      if (tag.kind === 'start' && !VOID.has(tag.name) && !closesItself(tag)) open.push(tag);
      const start = tag.kind === 'end' ? open.findLastIndex(({ name }) => name === tag.name) : -1;
      if (start >= 0) open.splice(start);
    }
    return open;
  };
}

/** Behind a colon, code is shown on purpose; inside of an element, only what stands behind a paragraph is. */
function isAnnounced({ parent, index, start }: Located<Code>, isInside: boolean, source: string): boolean {
  const before = parent.children[index - 1];
  if (!before || (isInside && before.type === 'html')) return false;
  return ANNOUNCED.test(source.slice(before.position?.start.offset, before.position?.end.offset ?? start));
}

/** Without the blanks, where nothing else stands before the lines. */
function fixOf({ parent, start, end }: Located<Code>, source: string): Pick<Found<unknown>, 'fix'> {
  if (parent.type !== 'root') return {};
  const actual = source.slice(start, end);
  return { fix: { actual, expected: actual.replace(/^[ \t]+/gm, '') } };
}

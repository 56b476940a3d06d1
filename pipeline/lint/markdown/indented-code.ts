import type { Code } from 'mdast';
import { isKnownElement } from '../../markdown/syntax/known-html.ts';
import { VOID, type RawTag } from '../../markdown/html/raw-tags.ts';
import { endOf, startOf } from '../../markdown/points.ts';
import { UNSPACED_SCRIPTS } from '../../typography/characters.ts';
import type { Found, Located, TextParts } from './found.ts';
import { once } from './once.ts';

type ProseAsCode = Found<'prose-as-code'>;

/** A line that ends a tag: without its blanks, it would be a quote. */
const TAG_END_LINE = /^[ \t]*>/m;
const TAG = /^<\/?(?<name>[a-z][a-z\d-]*)(?=[\s/>])[^<>\n]{0,40}>?/i;
/** Elements that only a table can contain. */
const OF_TABLE = /<\/?(?:caption|col|colgroup|tbody|td|tfoot|th|thead|tr)(?=[\s/>])/i;
/** Elements that contain only words. */
const HOLDS_WORDS = new Set('caption dd dt figcaption li p summary td th'.split(' '));
const WORDS = /^[\p{Lu}\d][\p{L}\d'’ ,.%€$£-]{0,60}$/u;
const END_TAGS = /(?:\s*<\/[a-z][a-z\d]*>)+\s*$/i;
const COMMENTS = /^\s*(?:<!--[^]*?-->\s*)+/;
const FENCE = /^(?:`{3,}|~{3,})/;
const QUOTED = /^> ?/gm;
/** A line that is typed into a terminal. */
const PROMPT = /^\s*[$%] \S/m;
const WORD = /^["“‘'(«]?\p{L}[\p{L}'’-]*[.,;:!?)”"’»…]*$/u;
/** A sentence of a script without blanks: a comment in code begins with a sign. */
const UNSPACED_SENTENCE = new RegExp(
  String.raw`^[\s“「『（]*[${UNSPACED_SCRIPTS}][^{};=<>]{8,}[。！？][”」』）]?\s*$`,
  'u',
);
const FEWEST_WORDS = 6;
const SHARE_OF_WORDS = 0.8;
/** Programs wrap paragraphs at this width or a larger one. */
const FEWEST_COLUMNS = 60;
const ANNOUNCED = /:(?:\s*<\/?[a-z][^<>]*>)*\s*$/i;

/** What is code only because it is indented, by the rule that tells of it. */
type Indented =
  | (ProseAsCode & { readonly rule: 'prose-as-code' })
  | (Found<'lost-cell'> & { readonly rule: 'lost-cell' });

/** Returns the fence of code as it is typed; undefined for indented code. */
export function fenceOf(typed: string): string | undefined {
  return FENCE.exec(typed.trimStart())?.[0];
}

/**
 * Finds what is code only because it is indented by four blanks after an empty line; not the output of a program
 * directly below another code block.
 */
export const indentedCode = once(({ nodes, tags, source }: TextParts): readonly Indented[] => {
  const openAt = createOpenFinder(tags);
  return nodes('code')
    .filter(({ typed, parent, index }) => fenceOf(typed) === undefined && parent.children[index - 1]?.type !== 'code')
    .flatMap((code) => htmlIn(code, openAt(code.start), source) ?? proseIn(code, source));
});

/** Finds a paragraph or a quote. */
function proseIn(code: Located<Code>, source: string): Indented[] {
  const [{ value }, actual] = [code.node, code.typed];
  if (!isProse(value.replace(QUOTED, '')) || isAnnounced(code, false, source)) return [];
  const isInLines = value.includes('\n') && !isWrapped(value);
  const moved = actual.replace(/^( *?)(?: {4}|\t)/gm, '$1');
  const fix = { actual, expected: isInLines ? moved.replace(/(?<=\S)[ \t]*(?=\n[ \t]*\S)/g, '\\') : moved };
  const isApart = !/^\n[ \t]*\S/.test(source.slice(code.end));
  const values = {
    what: value.startsWith('>') ? 'a quote' : 'a paragraph',
    ...(isInLines && { kind: 'lines' as const }),
  };
  return [{ rule: 'prose-as-code', offset: code.start, values, ...(isApart && { fix }) }];
}

/**
 * Tells whether lines end where the next word would have made them the longest, as a program wraps a paragraph; verses
 * are shorter.
 */
function isWrapped(text: string): boolean {
  const lines = text.split('\n');
  const longest = Math.max(FEWEST_COLUMNS, ...lines.map((line) => line.length));
  return lines.every((line, index) => {
    const [next] = /\S+/.exec(lines[index + 1] ?? '') ?? [];
    return next === undefined || line.trim() === '' || line.length + 1 + next.length > longest;
  });
}

/** Tells whether a text consists of words and punctuation, and ends like a sentence. */
function isProse(text: string): boolean {
  if (UNSPACED_SENTENCE.test(text)) return true;
  if (!/[.!?…।؟]["”’)]?\s*$/.test(text) || PROMPT.test(text)) return false;
  const words = text.split(/\s+/).filter(Boolean);
  const plain = words.filter((word) => WORD.test(word));
  return words.length >= FEWEST_WORDS && plain.length >= words.length * SHARE_OF_WORDS;
}

/** Finds HTML, or the words of an element that is open; undefined if code holds neither. */
function htmlIn(code: Located<Code>, open: readonly RawTag[], source: string): Indented | undefined {
  const value = code.node.value.replace(COMMENTS, '');
  const hasComment = value !== code.node.value;
  const match = TAG.exec(value.trimStart());
  const isTag = isKnownElement(match?.groups?.['name'] ?? '');
  const words = value.replace(END_TAGS, '').trim();
  const isWords = WORDS.test(words);
  const last = open.at(-1);
  const ended = last && endsIn(value, last.name) ? last : undefined;
  // Outside an element, a comment begins an example of code.
  if (hasComment && !last) return undefined;
  const isText = last !== undefined && (isSentenceIn(words) || (isWords && HOLDS_WORDS.has(last.name)));
  if (!hasComment && !isTag && !ended && !isText) return undefined;
  if (!ended && isAnnounced(code, open.length > 0, source)) return undefined;
  const shown = hasComment ? '<!--' : (match?.[0] ?? (isWords ? words : undefined));
  const what = shown === undefined ? 'a paragraph' : `\`${shown}\``;
  // A tag goes on over several lines, so that the blanks stay.
  const isInTags = last !== undefined && TAG_END_LINE.test(value);
  const fix = { actual: code.typed, expected: code.typed.replace(/^[ \t]+/gm, '') };
  const found = {
    offset: code.start,
    // Where a tag opens before the code that is closed in it.
    ...(ended && { alsoAt: ended.offset }),
    ...(last && !isInTags && code.parent.type === 'root' && { fix }),
  };
  // A table shows no code between its cells.
  const isLost = OF_TABLE.test(value.replace(END_TAGS, isTag ? '$&' : '')) && open.some(({ name }) => name === 'table');
  return isLost
    ? { rule: 'lost-cell', ...found, values: { kind: 'html', what } }
    : { rule: 'prose-as-code', ...found, values: { kind: isInTags ? 'tags' : 'html', what } };
}

/**
 * Tells whether the first paragraph has at least three words and begins and ends like a sentence, as no program does.
 */
function isSentenceIn(words: string): boolean {
  const first = (words.split(/\n\s*\n/, 1)[0] ?? '').trim();
  const isFramed = /^["“„«]?\p{Lu}/u.test(first) && /[.!?…]["”»]?$/.test(first);
  return isFramed && !/[{}=<>$;\n]/.test(first) && first.split(/\s+/, 3).length === 3;
}

/** Tells whether code ends with the end tag of an element that was opened before it. */
function endsIn(code: string, name: string): boolean {
  const ends = END_TAGS.exec(code)?.[0].toLowerCase() ?? '';
  return ends.includes(`</${name}>`) && !new RegExp(String.raw`<${name}[\s/>]`, 'i').test(code);
}

/** Creates a function that returns the tags open at an offset, outermost first; offsets must increase. */
function createOpenFinder(tags: readonly RawTag[]): (offset: number) => readonly RawTag[] {
  const open: RawTag[] = [];
  let at = 0;
  return (offset) => {
    for (let tag = tags[at]; tag && tag.offset < offset; tag = tags[++at]) {
      if (tag.kind === 'start' && !VOID.has(tag.name) && !tag.text.endsWith('/>')) open.push(tag);
      const start = tag.kind === 'end' ? open.findLastIndex(({ name }) => name === tag.name) : -1;
      if (start >= 0) open.splice(start);
    }
    return open;
  };
}

/** Tells whether a colon before the code announces it; inside an element, only a colon that ends a paragraph does. */
function isAnnounced({ parent, index, start }: Located<Code>, isInside: boolean, source: string): boolean {
  const before = parent.children[index - 1];
  if (!before || (isInside && before.type === 'html')) return false;
  return ANNOUNCED.test(source.slice(startOf(before)?.offset, endOf(before)?.offset ?? start));
}

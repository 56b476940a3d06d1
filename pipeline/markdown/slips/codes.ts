import type { Code, Parents, Root } from 'mdast';
import { endOf } from '../points.ts';
import { createIndentedHtmlFinder } from './indented-html.ts';
import type { Located, ProseBlock, Slip, TextParts } from './slip.ts';

const FENCE = /^(?:`{3,}|~{3,})/;
/** A fence of signs that a program or a keyboard has put in the place of backticks. */
const OTHER_FENCE = /^(?<before>[ \t>]*)(?<fence>[‘’´]{3}|[`‘’´]{2,}[‘’´]|''')(?<language>[\w-]*)[ \t]*$/gm;
/** What stands four blanks in, and was surely meant as it is elsewhere. */
const INDENTED: readonly (readonly [what: string, form: RegExp])[] = [
  [
    'a list',
    /^(?!- [a-z_-]+:)(?:[-*+]|\d{1,3}[.)])[ \t]+\p{L}.*(?:\n(?:[ \t]*|(?:[ \t]+|[-*+] +|\d{1,3}[.)] +)\S.*))*$/u,
  ],
  ['a heading', /^#{1,6} \p{Lu}.*$/u],
  ['a picture', /^!\[[^\n]*\]\([^\n]*\)$/],
  ['a table', /^\|.*\|[ \t]*\n\|[-:| \t]*-[-:| \t]*\|(?:\n\|.*)*$/],
  ['a comment', /^<!--[\s\S]*-->$/],
];
/** What other programs draw, beside the fence. */
const DIAGRAM = /^(?:mermaid|plantuml)$/i;
const QUOTED = /^> ?/gm;
const WORD = /^["“‘'(«]?\p{L}[\p{L}'’-]*[.,;:!?)”"’»…]*$/u;
/** An item of a list as programs for notes copy it: a bullet between tabs. */
const ITEM_OF_NOTES = /^ {0,3}(\t*)(?: {4})?[•◦▪‣⁃–]\t+/gm;
const FEWEST_WORDS = 6;
const SHARE_OF_WORDS = 0.8;

/** Code that never ends or that was to be drawn, and what is code only because it stands four blanks in. */
export function findCodes(tree: Root, { codes, source }: TextParts): Slip[] {
  const findHtml = createIndentedHtmlFinder(tree, source);
  return codes.flatMap((code) => {
    const typed = source.slice(code.start, code.end);
    const fence = FENCE.exec(typed.trimStart())?.[0];
    if (fence !== undefined) return fenced(code, typed, fence);
    if (isPrinted(code)) return [];
    const html = findHtml(code);
    return html ? [html] : indented(code, typed, source);
  });
}

/** What stands four blanks in, directly behind code between fences, is what that code has printed. */
function isPrinted({ parent, index }: Located<Code>): boolean {
  return parent.children[index - 1]?.type === 'code';
}

function fenced({ node: { lang, value }, start }: Located<Code>, typed: string, fence: string): Slip[] {
  if (!isClosed(typed, fence)) {
    const values = { fence: nameOf(fence), lines: String(value.split('\n').length) };
    return [{ rule: 'unclosed-code', offset: start, values }];
  }
  if (!lang || !DIAGRAM.test(lang)) return [];
  return [{ rule: 'foreign-syntax', offset: start, values: { kind: 'diagram', what: lang } }];
}

function indented(
  { node: { value }, parent, index, start, end }: Located<Code>,
  typed: string,
  source: string,
): Slip[] {
  if (isListOfNotes(value)) {
    const expected = typed.replace(
      ITEM_OF_NOTES,
      (_all, tabs: string) => `${'  '.repeat(Math.max(0, tabs.length - 1))}- `,
    );
    const values = { what: value.slice(0, 1), expected: '- ' };
    return [{ rule: 'list-form', offset: start, values, mend: { actual: typed, expected } }];
  }
  const what = meantBy(value);
  if (what === undefined || (what !== 'a list' && isAnnounced(parent, index, source))) return [];
  const expected = typed.replace(/^( *?)(?: {4}|\t)/gm, '$1');
  const isApart = !/^\n[ \t]*\S/.test(source.slice(end));
  return [
    { rule: 'prose-as-code', offset: start, values: { what }, ...(isApart && { mend: { actual: typed, expected } }) },
  ];
}

/** Fences of other signs than backticks: a slip for the first of each pair. */
export function findFences({ blocks, source }: TextParts): Slip[] {
  const fences = blocks.filter(isParagraph).flatMap(({ prose, start }) =>
    [...prose.matchAll(OTHER_FENCE)].map(({ index, groups }) => {
      const { before = '', fence = '', language = '' } = groups ?? {};
      return { offset: start + index + before.length, fence, language };
    }),
  );
  const slips: Slip[] = [];
  for (let at = 0; at < fences.length; at += 2) {
    const [open, close] = [fences[at], fences[at + 1]];
    if (!open) break;
    const values = { what: open.fence };
    if (!close) slips.push({ rule: 'fence-form', offset: open.offset, values });
    else {
      const actual = source.slice(open.offset, close.offset + close.fence.length);
      const expected = `\`\`\`${actual.slice(open.fence.length, -close.fence.length)}\`\`\``;
      slips.push({ rule: 'fence-form', offset: open.offset, values, mend: { actual, expected } });
    }
  }
  return slips;
}

function nameOf(fence: string): string {
  if (fence.startsWith('~')) return `\`${fence}\``;
  return `${fence.length === 3 ? 'three' : fence.length} backticks`;
}

function isParagraph({ kind }: ProseBlock): boolean {
  return kind === 'paragraph';
}

function isClosed(typed: string, fence: string): boolean {
  const last = typed
    .slice(typed.lastIndexOf('\n') + 1)
    .replace(/^[ \t>]+/, '')
    .trimEnd();
  return typed.includes('\n') && last.startsWith(fence) && new Set(last).size === 1;
}

/** Behind a colon, code may well be a text that is shown as an example; a list stands there anyway. */
function isAnnounced({ children }: Parents, index: number, source: string): boolean {
  const before = children[index - 1];
  const end = before && endOf(before)?.offset;
  return (
    end !== undefined &&
    source
      .slice(Math.max(0, end - 2), end)
      .trimEnd()
      .endsWith(':')
  );
}

function isListOfNotes(text: string): boolean {
  return text.split('\n').every((line) => /^\t*[•◦▪‣⁃–]\t+\S/.test(line));
}

/** What a text that is set as code was meant as. */
function meantBy(text: string): string | undefined {
  if (isProse(text.replace(QUOTED, ''))) return text.startsWith('>') ? 'a quote' : 'a paragraph';
  return INDENTED.find(([, form]) => form.test(text.trimEnd()))?.[0];
}

/** Words and their signs, which end as a sentence does. */
function isProse(text: string): boolean {
  if (!/[.!?…]["”’)]?\s*$/.test(text)) return false;
  const words = text.split(/\s+/).filter(Boolean);
  return (
    words.length >= FEWEST_WORDS && words.filter((word) => WORD.test(word)).length >= words.length * SHARE_OF_WORDS
  );
}

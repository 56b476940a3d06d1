import type { Nodes } from 'mdast';
import { type TextParameters, inText, lines, warning } from '../rule.ts';
import { editText, type TextEdit } from '../../shared/edit-text.ts';
import { endOf } from '../../compile/markdown/points.ts';
import type { Fix, Found, ProseBlock } from '../markdown/found.ts';

type Parameters = TextParameters<'what', 'expected'> & { readonly kind?: 'sum' | 'deep' };

/**
 * List markers typed with other signs, and when they certainly mean a list: on any line, on the first of a paragraph or
 * on two lines, or only on two.
 */
const FORMS: readonly { readonly pattern: RegExp; readonly on: 'any' | 'first' | 'two' }[] = [
  { pattern: atBegin(String.raw`[•‣◦▪●■⁃➢➤][ \t\u00a0]*|[-*+]\u00a0[ \t\u00a0]*`), on: 'any' },
  { pattern: atBegin(String.raw`(?<number>\d{1,3}[.)])\u00a0[ \t\u00a0]*`), on: 'any' },
  { pattern: atBegin(String.raw`–[ \t\u00a0]+`), on: 'first' },
  { pattern: atBegin(String.raw`-(?=\p{L}{2})`), on: 'first' },
  { pattern: atBegin(String.raw`(?<number>\d{1,3}[.)])(?=\p{L}{2})(?!\w+\.\w)`), on: 'first' },
  { pattern: atBegin(String.raw`[·○□—–▶►][ \t\u00a0]+|[*+](?=\p{L}{2})`), on: 'two' },
  { pattern: atBegin(String.raw`(?<number>\d{1,3}[、．])[ \t]*`), on: 'two' },
];

/** A marker on a further line of a paragraph; a list would begin there, if it were not too far to the right. */
const DEEP = /(?<=\n)(?<before>[ \t]+)(?<marker>[-*+]|\d{1,3}[.)])[ \t]+(?=\S)/g;
/** A list can begin with it directly below text, if it is not too far to the right. */
const BEGINS_LIST = /^(?:[-*+]|1[.)])$/;
const MARKERS = /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)+|^[ \t]*/;
/** So many blanks more than before the words of an item make text of a marker. */
const DEEP_BLANKS = 4;

function atBegin(sign: string): RegExp {
  return new RegExp(String.raw`^(?<before>[ \t>]*)(?<sign>${sign})(?=\S)`, 'gmu');
}

/** A sign before an item, and the marker that should replace it. */
interface Sign {
  readonly index: number;
  readonly actual: string;
  readonly expected: string;
}

export const listForm = warning<Parameters>('markup', {
  message: (v) => {
    if (v.kind === 'sum')
      return 'Unexpected `+` at the beginning of a line: it makes a list of the line, and is not shown';
    if (v.kind === 'deep')
      return `Unexpected blanks before \`${v.what}\`: so far to the right it is text of the item above, not an item below it`;
    return `Unexpected sign \`${v.what}\`, expected \`${v.expected}\`: it is published as it is typed, not as a list`;
  },
  advice: (v) => {
    if (v.kind === 'sum')
      return 'Put a backslash before it, `\\+`, or a word in its place; a list begins below a blank line.';
    return v.kind === 'deep'
      ? 'Let it begin exactly below the words of the item above; a backslash before the sign shows it as it is.'
      : `Begin each item on a line of its own with \`${v.expected}\`, a blank included; a backslash before the sign shows it as it is.`;
  },
  means:
    'An item of a list begins with `- `, or with a number, a point and a blank. Bullets of a word processor, dashes, or a hyphen without a blank are text: ' +
    'the items would run together in one paragraph, and those who hear the page would not hear a list.',
  parameters: { what: '•', expected: '- ' },
  example: inText(lines('‸• time', '• money'), lines('- time', '- money')),
  find: {
    signs: /^[ \t>]*[-+*\d–—•·○□▶►‣◦▪●■⁃➢➤]/m,
    /** Finds paragraphs that were meant as a list; one finding, however many items it has. */
    *block(block, { source }) {
      if (block.kind !== 'paragraph') return;
      if (block.parent.type === 'listItem') yield* findDeep(block, source);
      for (const { pattern, on } of FORMS) {
        const signs = [...block.prose.matchAll(pattern)].map(toSign);
        if (isMeant(signs, on, block)) return yield* lintOf(signs, block, source);
      }
    },
    /** Finds `+ 5 percent` directly below words: the sign turns the line into a list and is not shown. */
    *text({ nodes, source }) {
      for (const { node, parent, index, start } of nodes('list')) {
        const before = parent.children[index - 1];
        const isBelow = before?.type === 'paragraph' && endOf(before)?.line === (node.position?.start.line ?? 0) - 1;
        const isSum = node.children.length === 1 && /^\+[ \t]+[\d€$£]/.test(source.slice(start, start + 20));
        if (isBelow && isSum)
          yield { offset: start, values: { kind: 'sum', what: '+' }, fix: { actual: '+', expected: '\\+' } };
      }
    },
  },
});

function toSign({ index, groups = {} }: RegExpExecArray): Sign {
  const { before = '', sign = '', number } = groups;
  return {
    index: index + before.length,
    actual: sign,
    expected: number === undefined ? '- ' : `${number.replace(/[、．]/, '.')} `,
  };
}

function isMeant([first, ...others]: readonly Sign[], on: string, { parent, index, prose }: ProseBlock): boolean {
  if (!first || on === 'any' || others.length > 0) return first !== undefined;
  if (on === 'two' || prose.slice(0, first.index).includes('\n')) return false;
  const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
  return !isDash(first.actual) || (beginsWithDash(after) && !beginsWithDash(before));
}

function isDash(sign: string): boolean {
  return /^[-–]/.test(sign);
}

/** A dash alone is that of a signature; several may also be those of speakers. */
function beginsWithDash(node: Nodes | undefined): boolean {
  const first = node?.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'text' && isDash(first.value);
}

/** Finds `      - b` below `- a`: an item so far to the right that it is text of the one above; one finding a paragraph. */
function* findDeep({ prose, start }: ProseBlock, source: string): Iterable<Found<Parameters>> {
  const line = source.lastIndexOf('\n', start - 1) + 1;
  const column = MARKERS.exec(source.slice(line, source.indexOf('\n', start)))?.[0].length ?? 0;
  const first = [...prose.matchAll(DEEP)].find(
    ({ groups }) => BEGINS_LIST.test(groups?.['marker'] ?? '') || widthOf(groups) >= column + DEEP_BLANKS,
  );
  const what = first?.groups?.['marker'] ?? '';
  if (first) yield { offset: start + first.index, values: { kind: 'deep', what, expected: what } };
}

/** The width of the blanks before a marker; a tab is as wide as four. */
function widthOf(groups: Readonly<Record<string, string>> | undefined): number {
  return (groups?.['before'] ?? '').replaceAll('\t', '    ').length;
}

/** Replaces each sign, in a text that begins with the first and ends with the last. */
function fixOf(signs: readonly Sign[], start: number, source: string): Fix {
  const edits = signs.map(({ index, actual, expected }): TextEdit => {
    const from = start + index;
    return { start: from, end: from + actual.length, text: expected };
  });
  const [from, to] = [edits[0]?.start ?? start, edits.at(-1)?.end ?? start];
  return { actual: source.slice(from, to), expected: editText(source, edits, from, to) };
}

function lintOf(signs: readonly Sign[], { prose, start }: ProseBlock, source: string): Found<Parameters>[] {
  const [first] = signs;
  if (!first) return [];
  // Directly below text, only a list that starts with 1 can begin.
  const isLoneDash = signs.length === 1 && isDash(first.actual);
  const isSure = !isLoneDash && (!/^(?!1[.)])\d/.test(first.expected) || !prose.slice(0, first.index).includes('\n'));
  const values = { what: first.actual.trim(), expected: first.expected };
  return [{ offset: start + first.index, values, ...(isSure && { fix: fixOf(signs, start, source) }) }];
}

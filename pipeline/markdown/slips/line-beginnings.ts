import { slug } from 'github-slugger';
import type { List } from 'mdast';
import { readAnchors } from '../headings.ts';
import { endOf, startOf } from '../points.ts';
import type { Located, Slip, TextParts } from './slip.ts';

const ID = /(?<given>(?:\{[ \t]*#[^{}\n]*\}[ \t]*)+)$|(?<=\s)\{[ \t]*(?<bare>[a-z][\w-]*)[ \t]*\}[ \t]*$/;
const RIGHT_ID = /^[A-Za-z][\w-]*$/;
/** A heading with an anchor, and without words. */
const WITHOUT_WORDS = /^#{1,6}[ \t]+\{#[A-Za-z][\w-]*\}[ \t]*$/;
const NUMBERED = /^[ \t]*\d+[.)][ \t]+(?=\S)/;

/** Signs that make a heading of nothing, a list of a sum or a year, or another list of what was meant inside of one. */
export function findLineBeginnings(parts: TextParts): Slip[] {
  return [
    ...findEmptyHeadings(parts),
    ...findIds(parts),
    ...parts.lists.flatMap((list) => [...findSum(list, parts), ...findYear(list, parts), ...findOutside(list, parts)]),
  ];
}

function findEmptyHeadings({ headings, source }: TextParts): Slip[] {
  return headings.flatMap(({ node, start, end }): Slip[] => {
    const actual = source.slice(start, end);
    const isBare = node.children.length === 0 && /^#[# \t]*$/.test(actual);
    if (!isBare && !WITHOUT_WORDS.test(actual)) return [];
    const mend = isBare ? { mend: { actual, expected: '' } } : {};
    return [{ rule: 'heading-form', offset: start, values: { kind: 'empty', what: actual }, ...mend }];
  });
}

/** `## Title {#Big Id}`: an anchor holds letters, digits and hyphens. Whether `{name}` is one, nobody can know. */
function findIds({ headings, source, facts }: TextParts): Slip[] {
  return headings.flatMap(({ node, start, end }): Slip[] => {
    const match = ID.exec(source.slice(start, end));
    const { given = '', bare } = match?.groups ?? {};
    const last = node.children.at(-1);
    if (!match || last?.type !== 'text' || !ID.test(last.value)) return [];
    const { words, anchors } = readAnchors(last.value);
    if (anchors.length > 0 && !ID.test(words)) return [];
    if (bare !== undefined && facts.has(bare)) return [];
    const names =
      bare === undefined
        ? given
            .replace(/\}/g, ' ')
            .split(/[\s,;{]*#/)
            .slice(1)
        : [bare];
    const rights = names.map((one) => slug(one.trim().normalize('NFD').replace(/\p{M}/gu, '')));
    const what = match[0].trimEnd();
    const isRight = rights.every((right) => RIGHT_ID.test(right));
    const expected = isRight ? `{${rights.map((right) => `#${right}`).join(' ')}}` : undefined;
    const mend = expected !== undefined && bare === undefined ? { mend: { actual: what, expected } } : {};
    const values = { kind: 'anchor', what, ...(expected !== undefined && { expected }) };
    return [{ rule: 'foreign-syntax', offset: start + match.index, values, ...mend }];
  });
}

/** `+ 5 percent` directly below words. */
function findSum({ node, parent, index, start }: Located<List>, { source }: TextParts): Slip[] {
  const before = parent.children[index - 1];
  const isBelow = before?.type === 'paragraph' && isNextLine(endOf(before)?.line, node);
  if (!isBelow || node.children.length > 1 || !/^\+[ \t]+[\d€$£]/.test(source.slice(start, start + 20))) return [];
  return [
    { rule: 'list-form', offset: start, values: { kind: 'sum', what: '+' }, mend: { actual: '+', expected: '\\+' } },
  ];
}

/** `1986. A good year` at the beginning of a line. */
function findYear({ node, start }: Located<List>, { source }: TextParts): Slip[] {
  const [actual, year] = /^(\d{4})\./.exec(source.slice(start, start + 5)) ?? [];
  if (actual === undefined || node.children.length > 1) return [];
  const expected = `${year}\\.`;
  return [
    { rule: 'list-form', offset: start, values: { kind: 'year', what: actual, expected }, mend: { actual, expected } },
  ];
}

/** `1. a` and `  - b` below it, a blank too far to the left. */
function findOutside({ node, parent, index, start, end }: Located<List>, { source }: TextParts): Slip[] {
  const before = parent.children[index - 1];
  const item = before?.type === 'list' && before.ordered ? before.children.at(-1) : undefined;
  const [first, own] = [item && startOf(item), startOf(node)];
  if (!before || !first || !own || node.ordered || !isNextLine(endOf(before)?.line, node)) return [];
  const width = NUMBERED.exec(source.slice(first.offset, first.offset + 20))?.[0].length ?? 0;
  const missing = first.column + width - own.column;
  if (own.column <= first.column || missing <= 0) return [];
  const actual = source.slice(start, end);
  const expected = actual.replace(/^(?=.)/gm, ' '.repeat(missing));
  return [
    {
      rule: 'list-form',
      offset: start,
      values: { kind: 'outside', what: actual[0] ?? '', missing: String(missing) },
      mend: { actual, expected },
    },
  ];
}

function isNextLine(line: number | undefined, node: List): boolean {
  return line !== undefined && startOf(node)?.line === line + 1;
}

import type { Fix } from '../markdown/found.ts';

/** A line of front matter: a field, an indented line, a list entry, a comment, or nothing. */
const FIELD = /^(?:[\w-]+[ \t]*:(?:\s|$)|\s+\S|- |#|\s*$)/;
const FENCE = /^---[ \t]*$/;
/** What a word processor makes of `---`, or what divides a text elsewhere: a long dash, or several signs. */
const LIKE_FENCE = /^\p{Cf}*(?:[–—―]|[-–—―−‐‑_*=~+.\\](?:[ \t]*[-–—―−‐‑_*=~+.\\])+)\s*$/u;
const BLANK = /^[\s\p{Cf}]*$/u;

/** What is wrong with the lines that enclose front matter, with what writes them right. */
export interface WrongFences {
  /** Counted from 1. */
  readonly line: number;
  readonly reason: string;
  readonly help: string;
  readonly fix?: Fix;
}

/**
 * Finds front matter below empty lines, or between other signs than `---`; undefined if neither is there. Has a fix if
 * the end can be told. `isField` tells whether a line begins with a field name.
 */
export function wrongFences(lines: readonly string[], isField: (line: string) => boolean): WrongFences | undefined {
  const top = lines.findIndex((line) => !BLANK.test(line));
  const opening = lines[top] ?? '';
  const isOpened = FENCE.test(opening) || (LIKE_FENCE.test(opening.trimStart()) && isField(lines[top + 1] ?? ''));
  if (!isOpened) return undefined;
  const end = endBelow(lines, top, isField);
  const wrong = [top, end].filter((index) => index >= 0 && !FENCE.test(lines[index] ?? ''));
  if (wrong.length === 0 && top === 0) return undefined;
  const from = top > 0 ? 0 : (wrong[0] ?? 0);
  // The whole of the front matter: its words are no longer words of the page.
  const to = from <= top && end >= 0 ? end : (wrong.at(-1) ?? top);
  const written = lines.slice(Math.max(from, top), to + 1);
  const expected = written.map((line, index) => (wrong.includes(Math.max(from, top) + index) ? '---' : line));
  const typed = wrong.map((index) => `\`${(lines[index] ?? '').trim()}\` in line ${index + 1}`).join(' and ');
  const reasons = [
    top > 0 && 'empty lines stand above the first line `---`',
    typed !== '' && `\`---\` is expected in the place of ${typed}`,
  ];
  const helps = [
    top > 0 && 'take the empty lines out above the first line `---`',
    typed !== '' && `write \`---\` in the place of ${typed}`,
    end < 0 && 'put a line `---` below the last field, above the text',
  ];
  return {
    line: from + 1,
    reason: reasons.filter(Boolean).join(', and '),
    help: sentence(helps.filter(Boolean).join(', and ')),
    ...(end >= 0 && { fix: { actual: lines.slice(from, to + 1).join('\n'), expected: expected.join('\n') } }),
  };
}

/** Returns the line that ends front matter; -1 if there is none, or if it cannot be told from the text. */
function endBelow(lines: readonly string[], top: number, isField: (line: string) => boolean): number {
  const isEnd = (line: string): boolean => FENCE.test(line) || LIKE_FENCE.test(line);
  const end = lines.findIndex((line, index) => index > top && (isEnd(line) || !FIELD.test(line)));
  return end > top + 1 && isEnd(lines[end] ?? '') && !isField(lines[end + 1] ?? '') ? end : -1;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

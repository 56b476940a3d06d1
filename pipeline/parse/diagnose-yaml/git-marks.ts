import type { Broken, Suggestion } from './suggestion.ts';

/** Marks that git leaves where two changes meet. */
const CONFLICT = /^(?:<{7}|={7}|>{7})(?:\s|$)/;

/** Whether a line is such a mark. */
export function isGitMark(line: string): boolean {
  return CONFLICT.test(line);
}

/** Two changes of one line, between the marks that git leaves; the first of them is read. */
export function* gitMarks({ lines }: Broken): Iterable<Suggestion> {
  const first = lines.findIndex(isGitMark);
  if (first < 0) return;
  const isEnd = (line: string, index: number): boolean => index >= first && /^>{7}/.test(line);
  const end = Math.max(first, lines.findIndex(isEnd));
  const second = lines.findIndex((line, index) => index >= first && /^={7}/.test(line));
  const out = lines.flatMap((line, index) => {
    const isOther = index > second && index < end && second >= 0;
    return index >= first && index <= end && (isGitMark(line) || isOther) ? [index] : [];
  });
  yield {
    rule: 'yaml-syntax',
    line: first,
    column: 1,
    values: {
      reason: `\`${lines[first]?.trim()}\` is a mark of two changes that git could not join`,
      help: 'Take out the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`, and of those between them what shall not hold.',
    },
    edits: new Map(out.map((index) => [index, ''])),
  };
}

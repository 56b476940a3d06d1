import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';

/** Lines above an error that are looked at. */
const MOST_ABOVE = 5;

/** A hyphen of a list without the blank behind it, or a bullet in its place. */
export function* listHyphen(broken: Broken): Iterable<Suggestion> {
  const above = broken.lines.flatMap((line, index) => (index < broken.at && /^\s*-\w/.test(line) ? [index] : []));
  for (const index of new Set([...suspects(broken), ...above.slice(-MOST_ABOVE)])) {
    const [, indent = '', sign = '', text = ''] =
      /^(\s*)([-–—•·*+])\s*([^\s-].*)$/.exec(broken.lines[index]?.trimEnd() ?? '') ?? [];
    const typed = (broken.lines[index] ?? '').trimEnd();
    const written = `${indent}- ${text}`;
    if (sign === '' || written === typed) continue;
    yield rewriting(broken, index, written, { rule: 'yaml-list', column: indent.length + 1, values: { sign } });
  }
}

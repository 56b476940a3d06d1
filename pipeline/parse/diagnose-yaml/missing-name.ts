import { meantField } from '../field-advice/meant-field.ts';
import { isField } from './missing-colon.ts';
import { writeText } from './quote-text.ts';
import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { contentColumn, isIdle, readLine } from './yaml-line.ts';

/** A text without the name that belongs before it, or grown together with it: that of a field that is needed and not there. */
export function* missingName(broken: Broken): Iterable<Suggestion> {
  const { lines, neededAt } = broken;
  for (const index of suspects(broken)) {
    const line = readLine(lines[index] ?? '');
    const typed = (lines[index] ?? '').trim();
    if (
      isNamed(line.key, broken.namesAt(index)) ||
      isIdle(lines[index]) ||
      isField(broken, index) ||
      line.dashes !== '' ||
      /^[[\]{}]/.test(typed)
    )
      continue;
    const column = contentColumn(line);
    const beside = namesBeside(lines, index, column);
    for (const name of [...neededAt(index)].filter((one) => !beside.has(one))) {
      const isGrown = typed.startsWith(name) && /^\p{Lu}/u.test(typed.slice(name.length));
      const text = isGrown ? typed.slice(name.length) : typed;
      yield rewriting(broken, index, `${line.indent}${name}: ${writeText(text)}`, {
        rule: 'yaml-colon',
        column: column + 1,
        values: { name, reason: isGrown ? 'missing' : 'name' },
      });
    }
  }
}

/** Whether what stands before a colon is the name of a field there, be it misspelt; where the writer invents them, any is. */
function isNamed(key: string | undefined, names: ReadonlySet<string> | undefined): boolean {
  return key !== undefined && (!names || meantField(key, [...names]) !== undefined);
}

/** The names that stand in a column, above and below a line, as far as its entry of a list reaches. */
export function namesBeside(lines: readonly string[], index: number, column: number): ReadonlySet<string | undefined> {
  const isOutside = (line: string): boolean => !isIdle(line) && contentColumn(readLine(line)) < column;
  const isStart = (line: string): boolean => readLine(line).dashes !== '' && contentColumn(readLine(line)) <= column;
  const first = lines.findLastIndex((line, at) => at < index && (isStart(line) || isOutside(line)));
  const end = lines.findIndex((line, at) => at > index && (isStart(line) || isOutside(line)));
  const beside = lines.slice(Math.max(0, first), end < 0 ? undefined : end).map(readLine);
  return new Set(beside.filter((line) => contentColumn(line) === column).map(({ key }) => key));
}

import { isField } from './missing-colon.ts';
import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { contentColumn, isIdle, nextBusy, readLine } from './yaml-line.ts';

/** From here on a line is long enough for a text to go on below it. */
const WRAPS_FROM = 60;

/** A text that goes on. */
const OPEN_END = /(?:,|\s(?:and|or|of|the|an?|with|for|to|in|by))$/;

/** A new entry of a list without its hyphen: its first field is there as in the entries above. */
export function* missingHyphen(broken: Broken): Iterable<Suggestion> {
  const { lines } = broken;
  for (const index of suspects(broken)) {
    const line = readLine(lines[index] ?? '');
    if (line.key === undefined || line.dashes !== '') continue;
    const entry = lines.findLastIndex((other, at) => at < index && isEntry(other, line.key));
    if (entry < 0 || nextBusy(lines, entry + 1, 1) === index) continue;
    const { indent, dashes } = readLine(lines[entry] ?? '');
    const written = indent + dashes + (lines[index] ?? '').slice(contentColumn(line)).trimEnd();
    yield {
      rule: 'yaml-list',
      line: index,
      column: contentColumn(line) + 1,
      values: { sign: '', name: line.key, line: written },
      edits: new Map([[index, written]]),
    };
  }
}

/** An entry of a list that lacks its hyphen, and stands where the hyphens of the others do. */
export function* missingEntryHyphen(broken: Broken): Iterable<Suggestion> {
  const { lines } = broken;
  for (const index of suspects(broken)) {
    const typed = (lines[index] ?? '').trimEnd();
    const { indent, dashes, key } = readLine(typed);
    const isFlow = /^\s*\{ ?[\w-]+:/.test(typed);
    const isOther = /^\s*[-–—•·*+]/.test(typed) || (key !== undefined && !isFlow);
    if (dashes !== '' || isOther || isIdle(typed)) continue;
    yield* everyEntry(broken, index);
    const [above, below] = [nextBusy(lines, index - 1, -1), nextBusy(lines, index + 1, 1)];
    const beside = [above, below].find((at) => isEntryAt(lines[at], indent));
    if (beside === undefined || (!isFlow && beside === above && mayGoOn(lines[above] ?? '', typed))) continue;
    const written = `${indent}- ${typed.slice(indent.length)}`;
    yield rewriting(broken, index, written, { rule: 'yaml-list', column: indent.length + 1, values: { entry: 'yes' } });
  }
}

/** All lines below the name of a list, none of which has a hyphen. */
function* everyEntry(broken: Broken, index: number): Iterable<Suggestion> {
  const { lines } = broken;
  const name = readLine(lines[index - 1] ?? '');
  if (name.key === undefined || name.value !== '') return;
  const isOutside = (line: string): boolean =>
    isIdle(line) || readLine(line).key !== undefined || readLine(line).dashes !== '';
  const end = lines.findIndex((line, at) => at > index && (isOutside(line) || isField(broken, at)));
  const run = lines.slice(index, end < 0 ? undefined : end);
  const written = run.map((line) => `${readLine(line).indent}- ${line.trim()}`);
  yield {
    rule: 'yaml-list',
    line: index,
    column: contentColumn(readLine(lines[index] ?? '')) + 1,
    values: {
      entry: 'yes',
      line: written[0] ?? '',
      ...(run.length > 1 && { further: String(run.length - 1) }),
    },
    edits: new Map(written.map((line, at) => [index + at, line])),
    mend: { actual: run.join('\n').trim(), expected: written.join('\n').trim() },
  };
}

function isEntryAt(typed: string | undefined, column: string): boolean {
  const { indent, dashes } = readLine(typed ?? '');
  return dashes !== '' && indent === column;
}

/** Whether a line is rather the rest of the entry above it: that has no end, or it begins as an entry does, and the line does not. */
function mayGoOn(above: string, typed: string): boolean {
  const begins = (text: string): boolean => /^\s*["“‘'(]?[\p{Lu}\d]/u.test(text);
  const { value } = readLine(above);
  if (/^(["']).*\1$/.test(value)) return false;
  return OPEN_END.test(value) || ((above.length >= WRAPS_FROM || begins(value)) && !begins(typed));
}

/** Whether a line begins an entry with a field of this name. */
function isEntry(typed: string, name: string | undefined): boolean {
  const { key, dashes } = readLine(typed);
  return dashes !== '' && key === name;
}

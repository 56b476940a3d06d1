import type { Document } from 'yaml';
import type { Mend, Place, Report } from '../report.ts';
import { quoteText, writeText } from './diagnose-yaml/quote-text.ts';
import { beforeValue, isIdle, readLine } from './diagnose-yaml/yaml-line.ts';
import { knownFields } from './known-fields.ts';
import { lostTexts, type LostText } from './lost-text.ts';
import type { YamlOptions } from './yaml-options.ts';

/** A number, a day, or a value that is switched on or off: what follows it behind a `#` is a note. */
const NO_TEXT = /^(?:[-+]?[\d.,]+|\d{4}-\d\d-\d\d|true|false)$/;

/** Reports what a parsed text would lose without a word; returns the lines of values that would lose it. Lines in `guessed` are kept back. */
export function reportLostTexts(
  document: Document,
  text: string,
  options: YamlOptions,
  placeAt: (offset: number) => Place,
  collector: Report,
  guessed: ReadonlySet<number> = new Set(),
): number[] {
  const lost = lostTexts(document, text).filter(
    (one) => !guessed.has(placeAt(one.offset).line) && !isNote(one, text, options),
  );
  for (const one of lost) reportLost(one, text, placeAt(one.offset), keepBack(collector, guessed));
  return lost.flatMap(({ start, offset }) => {
    const [one, other] = [placeAt(start).line, placeAt(offset).line];
    return Array.from({ length: Math.abs(other - one) + 1 }, (_, index) => Math.min(one, other) + index);
  });
}

/** A report that takes nothing about lines that were read as they were probably meant. */
export function keepBack(collector: Report, guessed: ReadonlySet<number> = new Set()): Report {
  if (guessed.size === 0) return collector;
  return {
    ...collector,
    report: (rule, place, values, mend) => {
      if (!guessed.has(place.line)) collector.report(rule, place, values, mend);
    },
  };
}

/** Whether what follows a value is a note that nobody misses: behind two blanks, or where no text is expected. */
function isNote({ kind, offset, names }: LostText, text: string, { fields }: YamlOptions): boolean {
  if (kind !== 'comment') return false;
  const { value } = readLine(lineAt(text, offset).slice(0, columnOf(text, offset)));
  if (NO_TEXT.test(value.trim()) || /(?:\t|[ ]{2})# $/.test(text.slice(offset - 2, offset + 2))) return true;
  return fields !== undefined && !knownFields(fields).isFreeText(names);
}

function reportLost({ kind, offset, text: lost }: LostText, text: string, place: Place, { report }: Report): void {
  const line = lineAt(text, offset);
  const { value } = readLine(line);
  const before = beforeValue(readLine(line));
  const write = (before + quoteText(value)).trimStart();
  const isWhole = before.length <= columnOf(text, offset) && value !== '' && !/^[[{"']/.test(value);
  if (kind === 'escape') report('yaml-escape', place, { escape: lost });
  else if (kind === 'entry') reportEntry(lost, text, offset, place, { report });
  else if (!isWhole) report('yaml-cut', place, { sign: lost.charAt(0), lost, help: QUOTE_ALL });
  else {
    const at = { ...place, column: before.length + 1 };
    const note = /^#\s/.test(lost) ? noteOf(line, lost) : undefined;
    const mend: Mend | undefined = note === undefined ? { actual: value, expected: quoteText(value) } : undefined;
    const help = note === undefined ? undefined : `Write \`${write}\`. If it is a note of yours, write \`${note}\`.`;
    report('yaml-cut', at, { sign: lost.charAt(0), lost, write, ...(help !== undefined && { help }) }, mend);
  }
}

const QUOTE_ALL = 'Put the whole text in double quotes.';

/** The line with its value in quotes, and the note behind it. */
function noteOf(line: string, note: string): string {
  const { value } = readLine(line);
  const text = value.slice(0, value.length - note.length).trimEnd();
  return `${beforeValue(readLine(line))}${quoteText(text)} ${note}`.trimStart();
}

/** An entry that is indented too far, below a text that is no entry itself, or where the hyphens of those above are missing. */
function reportEntry(
  lost: string,
  text: string,
  offset: number,
  place: Place,
  { report }: Pick<Report, 'report'>,
): void {
  const lines = text.slice(0, offset).split('\n').slice(0, -1);
  const typed = lineAt(text, offset);
  const begin = lines.findLastIndex((line) => readLine(line).dashes !== '' || readLine(line).key !== undefined);
  const above = readLine(lines[begin] ?? '');
  if (above.key !== undefined && above.value === '' && above.dashes === '') {
    for (const [index, line] of lines.entries()) {
      const isEntry = index === begin + 1 || (index > begin && /^\s*["“‘'(]?[\p{Lu}\d]/u.test(line));
      if (!isEntry || isIdle(line)) continue;
      const { indent } = readLine(line);
      const at = { ...place, line: place.line - lines.length + index, column: indent.length + 1 };
      const [actual, expected] = [line.trim(), `- ${line.trim()}`];
      report('yaml-list', at, { entry: 'yes', line: indent + expected }, { actual, expected });
    }
    return;
  }
  const { key, value } = readLine(typed);
  const isPlain = key === undefined && !/^(?:".*"|'.*'|\[.*\]|\{.*\})$/.test(value);
  const written = above.indent + (isPlain ? `- ${writeText(value)}` : typed.trim());
  const help =
    written === typed || above.dashes === ''
      ? 'Put the text above it on a line of its own, with `- ` before it, or put all of it in double quotes.'
      : `Write the line as \`${written}\`.`;
  report('yaml-cut', place, { sign: '-', lost, help });
}

function lineAt(text: string, offset: number): string {
  const [line = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split(/\r?\n/, 1);
  return line.trimEnd();
}

function columnOf(text: string, offset: number): number {
  return offset - text.lastIndexOf('\n', offset - 1) - 1;
}

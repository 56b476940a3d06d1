import { shorten } from '../shorten.ts';
import type { Severity } from '../rules/rule.ts';
import { plainLine, type StyledLine } from '../styled.ts';
import { countLine, countOf } from './counts.ts';
import { frameOf } from './frame.ts';
import { placeOf } from './lines.ts';
import { isStandIn, type FindingRecord } from './records.ts';

/** What findings are shown with. */
export interface Surroundings {
  /** The lines of a file as a record names it; undefined where there is no text to show. */
  readonly linesOf: (file: string) => readonly string[] | undefined;
  /** Columns of the terminal. */
  readonly width: number;
}

const ORDER: Record<Severity, number> = { error: 0, warning: 1, note: 2 };
const HELP = '      → ';
const MORE = '        ';
const QUOTED = /`([^`]+)`/;
/** What a link, a picture, a tag, a quoted value or a fact begins with, before what it names. */
const OPENING = /^(?:!?\[|[<"']|\{\{)/;

/**
 * Findings for a person: errors first, then warnings and notes, each group in the order of files and places. A finding begins with a
 * line as `toLines` writes it; below it stand the line that is meant, what to do, the same help once a file, and where the first finding
 * of a rule is explained.
 */
export function toText(records: readonly FindingRecord[], around: Surroundings): StyledLine[] {
  const explained = new Set<string>();
  return records
    .toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity])
    .flatMap((record, index) => [
      ...(index > 0 ? [plainLine('')] : []),
      headLine(record),
      ...frameLines(record, around),
      ...helpLines(record, explained),
    ]);
}

/** What a check ends with: stand-ins in one line, unless `hasStandIns` says that they are shown, and a line that counts the others. */
export function toEnding(records: readonly FindingRecord[], hasStandIns: boolean): StyledLine[] {
  const folded = hasStandIns ? [] : records.filter(isStandIn);
  const others = hasStandIns ? records : records.filter((record) => !isStandIn(record));
  const files = new Set(others.map(({ file }) => file)).size;
  const count = others.length > 0 ? `${countLine(others)} in ${countOf(files, 'file')}` : 'No findings.';
  return [...(folded.length > 0 ? [standInLine(folded.length), plainLine('')] : []), [{ text: count, look: 'strong' }]];
}

function standInLine(count: number): StyledLine {
  return [
    { text: `${countOf(count, 'stand-in')} ${count === 1 ? 'is' : 'are'} left` },
    { text: ' (`npm run check -- --stand-ins` lists them)', look: 'quiet' },
  ];
}

function headLine(record: FindingRecord): StyledLine {
  const { severity, message, rule } = record;
  return [
    { text: placeOf(record), look: 'strong' },
    { text: ' ' },
    { text: severity, look: severity },
    { text: ` ${shorten(message)} ` },
    { text: rule, look: 'quiet' },
  ];
}

function frameLines(record: FindingRecord, { linesOf, width }: Surroundings): StyledLine[] {
  const { file, line, column, severity } = record;
  const text = linesOf(file)?.[line - 1];
  if (text === undefined || text.trim() === '') return [];
  return frameOf(text, { line, column, length: lengthOf(record, text.slice(column - 1)), look: severity }, width);
}

/** How much of what stands at the place is meant: what is to be mended, or what the sentence names first, if it stands there. */
function lengthOf({ mend, message }: FindingRecord, rest: string): number {
  const named = QUOTED.exec(message)?.[1];
  const whole = mend?.actual.split('\n')[0];
  if (whole && rest.startsWith(whole)) return whole.length;
  const at = named === undefined ? -1 : rest.indexOf(named);
  return named !== undefined && (at === 0 || (at > 0 && OPENING.test(rest))) ? at + named.length : 1;
}

function helpLines({ file, rule, help, url }: FindingRecord, explained: Set<string>): StyledLine[] {
  const key = `${file}\0${rule}\0${help}`;
  if (help === '' || explained.has(key)) return [];
  const more: StyledLine[] = url === '' || explained.has(url) ? [] : [[{ text: MORE + url, look: 'quiet' }]];
  explained.add(key).add(url);
  return [plainLine(HELP + help), ...more];
}

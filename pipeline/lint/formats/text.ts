import { cut, shorten } from '../../shared/shorten.ts';
import type { Severity } from '../rule.ts';
import { plainLine, type StyledLine } from '../../shared/styled.ts';
import { alikeOf, quotedOf, type Alike } from './alike.ts';
import { countLine, countOf } from './counts.ts';
import { endOfPlace, type LinesOf } from './end-of-place.ts';
import { codeFrame } from './frame.ts';
import { adviceOf, explanationOf, messageOf, placeInWords, type Finding } from '../finding.ts';
import { isPlaceholder } from './shown.ts';

/** What findings are shown with. */
export interface Display {
  readonly linesOf: LinesOf;
  /** Columns of the terminal. */
  readonly width: number;
  /** Whether each finding is shown, instead of one of those that are alike. */
  readonly showsAll?: boolean;
}

const ORDER: Record<Severity, number> = { error: 0, warning: 1, note: 2 };
/** Places that are named of findings that are alike, and characters of what stands at each. */
const MOST_PLACES = 5;
const MOST_OF_A_PLACE = 40;
const HELP = '      → ';
const MORE = '        ';

/**
 * Findings for a person: errors first, then warnings and notes, each group in the order of files and places. A finding begins with
 * `FILE:LINE:COL severity message` and, apart, its rule; below it stand the line that is meant, what to do, the same help once a file, where the first finding
 * of a rule is explained, and where others of its file are like it.
 */
export function toText(findings: readonly Finding[], around: Display): StyledLine[] {
  const explained = new Set<string>();
  return groupsOf(findings, around.showsAll)
    .toSorted((a, b) => ORDER[a.first.severity] - ORDER[b.first.severity])
    .flatMap(({ first, others }, index) => [
      ...(index > 0 ? [plainLine('')] : []),
      headLine(first),
      ...frameLines(first, around),
      ...helpLines(first, explained),
      ...(others.length > 0 ? [otherLine(others)] : []),
    ]);
}

/** How to check the same with one more option. */
type CheckWith = (option: string) => string;

function plainCheck(option: string): string {
  return `npm run check -- ${option}`;
}

/**
 * What a check ends with: placeholders in one line, unless `hasPlaceholders` says that they are shown, and a line that counts the others,
 * as {@link toText} shows them.
 */
export function toEnding(
  findings: readonly Finding[],
  hasPlaceholders: boolean,
  showsAll = false,
  checkWith: CheckWith = plainCheck,
): StyledLine[] {
  const folded = hasPlaceholders ? [] : findings.filter(isPlaceholder);
  const others = hasPlaceholders ? findings : findings.filter((finding) => !isPlaceholder(finding));
  const count = countShown(others, showsAll, checkWith) || 'No findings.';
  return [
    ...(folded.length > 0 ? [placeholderLine(folded.length, checkWith), plainLine('')] : []),
    [{ text: count, look: 'strong' }],
  ];
}

/** `2 errors, 1 warning in 2 files`, and at how many places where findings are alike; without findings, an empty string. */
export function countShown(findings: readonly Finding[], showsAll = false, checkWith: CheckWith = plainCheck): string {
  if (findings.length === 0) return '';
  const shown = groupsOf(findings, showsAll).map(({ first }) => first);
  const files = `in ${countOf(new Set(findings.map(({ file }) => file)).size, 'file')}`;
  return shown.length === findings.length
    ? `${countLine(shown)} ${files}`
    : `${countLine(shown)} at ${countOf(findings.length, 'place')} ${files} (\`${checkWith('--all')}\` shows each)`;
}

function groupsOf(findings: readonly Finding[], showsAll = false): readonly Alike[] {
  return showsAll ? findings.map((first) => ({ first, others: [] })) : alikeOf(findings);
}

/** Where findings like the one above stand, and what is typed there. */
function otherLine(others: readonly Finding[]): StyledLine {
  const places = others.slice(0, MOST_PLACES).map((finding) => {
    const { line, column } = finding;
    const [typed] = quotedOf(messageOf(finding));
    return `${line}:${column}${typed === undefined ? '' : ` \`${cut(typed, MOST_OF_A_PLACE)}\``}`;
  });
  const further = others.length > MOST_PLACES ? ', …' : '';
  return plainLine(`      and ${others.length} more like it: ${places.join(', ')}${further}`);
}

function placeholderLine(count: number, checkWith: CheckWith): StyledLine {
  return [
    { text: `${countOf(count, 'placeholder')} ${count === 1 ? 'is' : 'are'} left` },
    { text: ` (\`${checkWith('--placeholders')}\` lists them)`, look: 'quiet' },
  ];
}

function headLine(finding: Finding): StyledLine {
  const { severity, rule } = finding;
  return [
    { text: placeInWords(finding), look: 'strong' },
    { text: ' ' },
    { text: severity, look: severity },
    { text: ` ${shorten(messageOf(finding))}  ` },
    { text: rule, look: 'quiet' },
  ];
}

function frameLines(finding: Finding, { linesOf, width }: Display): StyledLine[] {
  const { file, line, column, severity } = finding;
  const text = linesOf(file)?.[line - 1];
  if (text === undefined || text.trim() === '') return [];
  const { endLine = line, endColumn = column + 1 } = endOfPlace(finding, linesOf) ?? {};
  const length = (endLine > line ? text.length + 1 : endColumn) - column;
  return codeFrame(text, { line, column, length, look: severity }, width);
}

function helpLines(finding: Finding, explained: Set<string>): StyledLine[] {
  const [help, url] = [adviceOf(finding), explanationOf(finding)];
  const key = `${finding.file}\0${finding.rule}\0${help}`;
  if (explained.has(key)) return [];
  const more: StyledLine[] = explained.has(url) ? [] : [[{ text: MORE + url, look: 'quiet' }]];
  explained.add(key).add(url);
  return [plainLine(HELP + help), ...more];
}

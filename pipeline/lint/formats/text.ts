import { cut, shorten } from '../../shared/shorten.ts';
import type { Severity } from '../rule.ts';
import { plainLine, type StyledLine } from '../../shared/styled.ts';
import { alikeOf, quotedOf, type Alike } from './alike.ts';
import { countLine, countOf } from './counts.ts';
import { endOfPlace, type LinesOf } from './end-of-place.ts';
import { codeFrame } from './frame.ts';
import { adviceOf, messageOf, formatPlace, type Finding } from '../finding.ts';
import { addressOfRule } from '../rules.ts';
import { isPlaceholder } from './shown.ts';

/** Options for showing findings. */
export interface Display {
  readonly linesOf: LinesOf;
  /** Number of columns of the terminal. */
  readonly width: number;
  /** Whether to show every finding, instead of one of each group that is alike. */
  readonly showsAll?: boolean;
}

const ORDER: Record<Severity, number> = { error: 0, warning: 1, note: 2 };
/** Maximum number of places named for findings that are alike, and of characters quoted from each. */
const MOST_PLACES = 5;
const MOST_OF_A_PLACE = 40;
const HELP = '      → ';
const MORE = '        ';

/**
 * Formats findings for people: errors, then warnings, then notes, each sorted by file and place. A finding begins with
 * `FILE:LINE:COL severity message` and, apart, its rule. Below are the source line, the advice (once per file if it is
 * the same), the address of the explanation at the first finding of a rule, and the places of similar findings in the
 * file.
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

/** Returns the command that repeats the check with one more option. */
type CheckWith = (option: string) => string;

function plainCheck(option: string): string {
  return `npm run check -- ${option}`;
}

/**
 * Returns the end of a report: one line about placeholders and sentences to confirm, unless `hasPlaceholders` says that they are shown, and a
 * line that counts the other findings, as {@link toText} shows them.
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
    ...(folded.length > 0 ? [placeholderLine(folded, checkWith), plainLine('')] : []),
    [{ text: count, look: 'strong' }],
  ];
}

/**
 * Returns `2 errors, 1 warning in 2 files`, with the number of places if findings are alike; an empty string without
 * findings.
 */
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

/** Returns a line with the places of findings like the one above, and what is typed there. */
function otherLine(others: readonly Finding[]): StyledLine {
  const places = others.slice(0, MOST_PLACES).map((finding) => {
    const { line, column } = finding;
    const [typed] = quotedOf(messageOf(finding));
    return `${line}:${column}${typed === undefined ? '' : ` \`${cut(typed, MOST_OF_A_PLACE)}\``}`;
  });
  const further = others.length > MOST_PLACES ? ', …' : '';
  return plainLine(`      and ${others.length} more like it: ${places.join(', ')}${further}`);
}

function placeholderLine(folded: readonly Finding[], checkWith: CheckWith): StyledLine {
  const sentences = folded.filter(({ rule }) => rule === 'unconfirmed-sentence').length;
  const counts = [
    [folded.length - sentences, 'placeholder'],
    [sentences, 'unconfirmed sentence'],
  ] as const;
  const counted = counts.flatMap(([count, what]) => (count > 0 ? [countOf(count, what)] : []));
  return [
    { text: `${counted.join(' and ')} ${folded.length === 1 ? 'is' : 'are'} left` },
    { text: ` (\`${checkWith('--placeholders')}\` lists them)`, look: 'quiet' },
  ];
}

function headLine(finding: Finding): StyledLine {
  const { severity, rule } = finding;
  return [
    { text: formatPlace(finding), look: 'strong' },
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
  const [help, url] = [adviceOf(finding), addressOfRule(finding.rule)];
  const key = `${finding.file}\0${finding.rule}\0${help}`;
  if (explained.has(key)) return [];
  const more: StyledLine[] = explained.has(url) ? [] : [[{ text: MORE + url, look: 'quiet' }]];
  explained.add(key).add(url);
  return [plainLine(HELP + help), ...more];
}

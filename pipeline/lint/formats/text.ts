import { adviceOf, type Finding, formatPlace, messageOf } from '../../findings/finding.ts';
import type { Severity } from '../../findings/rule.ts';
import { addressOfRule } from '../../findings/rules.ts';
import { cut, shorten, toPrintable } from '../../shared/printable.ts';
import { type Look, plainLine, type StyledLine, widthOfText } from '../../shared/terminal-line.ts';
import { type Alike, alikeOf, endOfPlace, type LinesOf, quotedOf } from './end-of-place.ts';
import { countLine, countOf, isPlaceholder } from './shown.ts';

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
const MAX_PLACES = 5;
const MAX_PLACE_LENGTH = 40;
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

/**
 * Returns the end of a report: one line about placeholders and sentences to confirm, unless `hasPlaceholders` says that they are shown, and a
 * line that counts the other findings, as {@link toText} shows them.
 */
export function toEnding(findings: readonly Finding[], hasPlaceholders: boolean, showsAll = false): StyledLine[] {
  const folded = hasPlaceholders ? [] : findings.filter(isPlaceholder);
  const others = hasPlaceholders ? findings : findings.filter((finding) => !isPlaceholder(finding));
  const count = countShown(others, showsAll) || 'No findings.';
  return [...(folded.length > 0 ? [placeholderLine(folded), plainLine('')] : []), [{ text: count, look: 'strong' }]];
}

/**
 * Returns `2 errors, 1 warning in 2 files`, with the number of places if findings are alike; an empty string without
 * findings.
 */
export function countShown(findings: readonly Finding[], showsAll = false): string {
  if (findings.length === 0) return '';
  const shown = groupsOf(findings, showsAll).map(({ first }) => first);
  const files = `in ${countOf(new Set(findings.map(({ file }) => file)).size, 'file')}`;
  return shown.length === findings.length
    ? `${countLine(shown)} ${files}`
    : `${countLine(shown)} at ${countOf(findings.length, 'place')} ${files} (\`npm run check -- --all\` shows each)`;
}

function groupsOf(findings: readonly Finding[], showsAll = false): readonly Alike[] {
  return showsAll ? findings.map((first) => ({ first, others: [] })) : alikeOf(findings);
}

/** Returns a line with the places of findings like the one above, and what is typed there. */
function otherLine(others: readonly Finding[]): StyledLine {
  const places = others.slice(0, MAX_PLACES).map((finding) => {
    const { line, column } = finding;
    const [typed] = quotedOf(messageOf(finding));
    return `${line}:${column}${typed === undefined ? '' : ` \`${cut(typed, MAX_PLACE_LENGTH)}\``}`;
  });
  const further = others.length > MAX_PLACES ? ', …' : '';
  return plainLine(`      and ${others.length} more like it: ${places.join(', ')}${further}`);
}

function placeholderLine(folded: readonly Finding[]): StyledLine {
  const sentences = folded.filter(({ rule }) => rule === 'unconfirmed-sentence').length;
  const counts = [
    [folded.length - sentences, 'placeholder'],
    [sentences, 'unconfirmed sentence'],
  ] as const;
  const counted = counts.flatMap(([count, what]) => (count > 0 ? [countOf(count, what)] : []));
  return [
    { text: `${counted.join(' and ')} ${folded.length === 1 ? 'is' : 'are'} left` },
    { text: ' (`npm run check -- --placeholders` lists them)', look: 'quiet' },
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

/** A range in one line of a file. */
interface FramedPlace {
  /** Line number, from 1. */
  readonly line: number;
  /** First UTF-16 code unit of the range, from 1. */
  readonly column: number;
  /** Length in UTF-16 code units. */
  readonly length: number;
  readonly look: Look;
}

const INDENT = 2;
const TAB = '    ';
const CUT = '…';
/** The part of a shortened line that is shown before the range. */
const BEFORE = 0.4;

/**
 * Returns a line with its number, and a mark below the range; of a long line, as much around the range as `width`
 * columns hold.
 */
export function codeFrame(text: string, { line, column, length, look }: FramedPlace, width: number): StyledLine[] {
  const number = `${' '.repeat(INDENT)}${line} | `;
  const room = Math.max(20, width - number.length);
  const at = Math.min(column - 1, text.length);
  const isLong = text.length > room;
  const first = isLong ? Math.max(0, Math.min(at - Math.floor(room * BEFORE), text.length - room + 2)) : 0;
  const last = isLong ? first + room - 2 : text.length;
  const [before = '', under = '', behind = ''] = [
    text.slice(first, at),
    text.slice(at, Math.min(at + length, last)),
    text.slice(at + length, last),
  ].map((part) => toPrintable(part.replaceAll('\t', TAB)));
  const [start, end] = [first > 0 ? CUT : '', last < text.length ? CUT : ''];
  const blanks = ' '.repeat(widthOfText(start + before));
  return [
    [{ text: number, look: 'quiet' }, { text: (start + before + under + behind + end).trimEnd() }],
    [
      { text: number.replace(/\d+/, (digits) => ' '.repeat(digits.length)), look: 'quiet' },
      { text: blanks },
      { text: '^'.repeat(Math.max(1, widthOfText(under))), look },
    ],
  ];
}

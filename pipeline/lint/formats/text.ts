import { adviceOf, type Finding, formatPlace, messageOf } from '../../findings/finding.ts';
import type { Severity } from '../../findings/rule.ts';
import { addressOfRule } from '../../findings/rules.ts';
import { cut, shorten, toPrintable } from '../../shared/printable.ts';
import { displayWidth, type Look, plainLine, type StyledLine } from '../../shared/terminal-line.ts';
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

/** A character as it is shown. `start` is the index of its first code unit in the line. */
interface Cell {
  readonly start: number;
  readonly shown: string;
  readonly width: number;
}

const INDENT = 2;
const TAB = '    ';
const CUT = '…';
/** Number of code units examined on each side of the range: more than any terminal shows. */
const NEAR = 500;
/** The part of a shortened line that is shown before the range. */
const BEFORE = 0.4;

/**
 * Returns a line with its number, and a mark below the range; of a long line, as much around the range as `width`
 * columns hold.
 */
export function codeFrame(text: string, { line, column, length, look }: FramedPlace, width: number): StyledLine[] {
  const number = String(line);
  const gutter = INDENT + number.length + 3;
  const { cells, marked } = windowOf(cellsNear(text, column - 1), column - 1, Math.max(20, width - gutter));
  const inside = cells.slice(marked).filter(({ start }) => start < column - 1 + length);
  const [before, under] = [widthOf(cells.slice(0, marked)), Math.max(1, widthOf(inside))];
  const blank = ' '.repeat(gutter - 2);
  return [
    [
      { text: `${' '.repeat(INDENT)}${number} | `, look: 'quiet' },
      {
        text: cells
          .map(({ shown }) => shown)
          .join('')
          .trimEnd(),
      },
    ],
    [{ text: `${blank}| `, look: 'quiet' }, { text: ' '.repeat(before) }, { text: '^'.repeat(under), look }],
  ];
}

/**
 * Returns the characters around a range as shown: a tab as blanks, an invisible character as its code. The outermost
 * ones are never shown.
 */
function cellsNear(text: string, at: number): Cell[] {
  const first = Math.max(0, at - NEAR);
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.slice(first, at + NEAR));
  const cells = [...segments].map(({ segment, index }) => toCell(segment, first + index));
  return at < text.length ? cells : [...cells, { start: text.length, shown: ' ', width: 1 }];
}

function toCell(sign: string, start: number): Cell {
  const shown = sign === '\t' ? TAB : toPrintable(sign);
  return { start, shown, width: shown === sign ? displayWidth(sign) : shown.length };
}

function cutAt(start: number): Cell {
  return { start, shown: CUT, width: 1 };
}

/**
 * Returns as many characters around a range as fit, and the number of those in the range; `…` replaces omitted ones.
 */
function windowOf(cells: readonly Cell[], at: number, width: number): { cells: readonly Cell[]; marked: number } {
  const marked = Math.max(
    0,
    cells.findLastIndex(({ start }) => start <= at),
  );
  if (widthOf(cells) <= width) return { cells, marked };
  const room = width - 2;
  const widthAt = (index: number): number => cells[index]?.width ?? 0;
  let [first, last, used] = [marked, marked, 0];
  while (first > 0 && used + widthAt(first - 1) <= room * BEFORE) used += widthAt(--first);
  while (last < cells.length && used + widthAt(last) <= room) used += widthAt(last++);
  while (first > 0 && used + widthAt(first - 1) <= room) used += widthAt(--first);
  const before = first > 0 ? [cutAt(-1)] : [];
  const behind = last < cells.length ? [cutAt(Infinity)] : [];
  return { cells: [...before, ...cells.slice(first, last), ...behind], marked: marked - first + before.length };
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}

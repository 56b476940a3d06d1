import { displayWidth } from '../../shared/display-width.ts';
import { toPrintable } from '../../shared/printable.ts';
import type { Look, StyledLine } from '../../shared/styled.ts';

/** A range in one line of a file. */
export interface FramedPlace {
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

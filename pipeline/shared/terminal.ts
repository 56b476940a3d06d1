import { styleText } from 'node:util';
import { toPrintable } from './printable.ts';
import type { Look, StyledLine, StyledPiece } from './styled.ts';
import { wrapLine } from './wrap-line.ts';

/** A line of a text, or of pieces that have a look where there are colors. */
export type Line = string | StyledLine;

/**
 * Prints what was asked for: whatever a line holds, it gives the terminal no command. A terminal gets it in lines of its
 * width, in colors where they are shown; what stands in a file or goes to a program stays one line.
 */
export function say(lines: string | readonly Line[]): void {
  console.log(fitTo(process.stdout, paint(lines, showsColors(process.stdout))));
}

/** Leaves out the lines of libraries that hold a pattern, from now on. */
export function leaveOut(pattern: RegExp): void {
  const { log } = console;
  console.log = (...words: unknown[]) => {
    if (!pattern.test(String(words[0]))) log(...words);
  };
}

/** Prints what programs read: no line is broken, on a terminal either. */
export function sayForPrograms(lines: readonly string[]): void {
  console.log(paint(lines, false));
}

/** Prints what went wrong, apart from what was asked for; otherwise as {@link say}. */
export function complain(lines: string | readonly Line[]): void {
  console.error(fitTo(process.stderr, paint(lines, showsColors(process.stderr))));
}

/** A text in lines that fit a terminal; as it is where there is none. */
export function fitTo({ isTTY, columns }: { isTTY?: boolean; columns?: number }, text: string): string {
  if (isTTY !== true || !columns) return text;
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, columns))
    .join('\n');
}

/** Prints a line in the place of the one before it, which only a terminal can; the last one stays. */
export function sayInPlace(line: string, isLast: boolean): void {
  const fitting = toPrintable(line).slice(0, (process.stdout.columns || 80) - 1);
  process.stdout.write(`\r${fitting}\u001B[K${isLast ? '\n' : ''}`);
}

/** Lines as one text, each piece as {@link toPrintable} writes it, so that its look is all that the terminal obeys. */
export function paint(lines: string | readonly Line[], hasColors: boolean): string {
  return [lines]
    .flat()
    .map((line) => (typeof line === 'string' ? [{ text: line }] : line))
    .map((line) => line.map((piece) => paintPiece(piece, hasColors)).join(''))
    .join('\n');
}

const STYLES: Record<Look, Parameters<typeof styleText>[0]> = {
  error: ['red', 'bold'],
  warning: ['yellow', 'bold'],
  note: ['cyan', 'bold'],
  added: 'green',
  removed: 'red',
  quiet: 'dim',
  strong: 'bold',
};

function paintPiece({ text, look }: StyledPiece, hasColors: boolean): string {
  const printable = toPrintable(text);
  if (!hasColors || look === undefined || printable === '') return printable;
  return styleText(STYLES[look], printable, { validateStream: false });
}

/** Whether Node.js would color what it writes there: `FORCE_COLOR` and `NO_COLOR` come first, then what the terminal can. */
function showsColors(stream: NodeJS.WriteStream): boolean {
  return styleText('red', '-', { stream }) !== '-';
}

import { styleText } from 'node:util';
import { toPrintable } from './printable.ts';
import { type Look, type StyledLine, type StyledPiece, wrapLine } from './terminal-line.ts';

/** A line of text, or of styled pieces. */
export type Line = string | StyledLine;

/**
 * Prints the output of a command; escapes everything that a terminal would take for a command. Wraps lines to the width
 * of a terminal, with colors if it supports them; output to a file or program is not wrapped.
 */
export function say(lines: string | readonly Line[]): void {
  console.log(fitTo(process.stdout, paint(lines, showsColors(process.stdout))));
}

/** Filters what matches a pattern from a method of `console`, which libraries use. */
export function leaveOut(method: 'log' | 'warn', pattern: RegExp): void {
  const print = console[method];
  console[method] = (...words: unknown[]) => {
    if (!pattern.test(String(words[0]))) print(...words);
  };
}

/** Prints output for programs: never wraps lines, not even on a terminal. */
export function sayForPrograms(lines: readonly string[]): void {
  console.log(paint(lines, false));
}

/** Prints errors to standard error; otherwise as {@link say}. */
export function complain(lines: string | readonly Line[]): void {
  console.error(fitTo(process.stderr, paint(lines, showsColors(process.stderr))));
}

/** Wraps a text to the width of a terminal; unchanged if there is none. */
export function fitTo({ isTTY, columns }: { isTTY?: boolean; columns?: number }, text: string): string {
  if (isTTY !== true || !columns) return text;
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, columns))
    .join('\n');
}

/** Prints a line over the previous one, on terminals only; the last one stays. */
export function sayInPlace(line: string, isLast: boolean): void {
  const fitting = toPrintable(line).slice(0, (process.stdout.columns || 80) - 1);
  process.stdout.write(`\r${fitting}\u001B[K${isLast ? '\n' : ''}`);
}

/**
 * Joins lines to one text, with each piece escaped by {@link toPrintable}, so that the terminal obeys nothing but the
 * styles.
 */
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

/**
 * Whether Node.js would color output to the stream: `FORCE_COLOR` and `NO_COLOR` come first, then the terminal's
 * abilities.
 */
function showsColors(stream: NodeJS.WriteStream): boolean {
  return styleText('red', '-', { stream }) !== '-';
}

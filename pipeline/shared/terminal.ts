import { styleText } from 'node:util';
import { toPrintable } from './printable.ts';
import type { Look, StyledLine } from './styled.ts';
import { wrapLine } from './wrap-line.ts';

/** One line, or several. */
type Lines = string | readonly string[];

/**
 * Prints what was asked for: whatever a line holds, it gives the terminal no command. A terminal gets it in lines of its
 * width; what stands in a file or goes to a program stays one line.
 */
export function say(lines: Lines): void {
  console.log(fitTo(process.stdout, joinLines(lines)));
}

/** Prints what programs read: no line is broken, on a terminal either. */
export function sayForPrograms(lines: readonly string[]): void {
  console.log(joinLines(lines));
}

/** Prints what went wrong, apart from what was asked for; otherwise as {@link say}. */
export function complain(lines: Lines): void {
  console.error(fitTo(process.stderr, joinLines(lines)));
}

/** As {@link say}, in colors where they are shown. */
export function sayStyled(lines: readonly StyledLine[]): void {
  console.log(fitTo(process.stdout, paint(lines, showsColors(process.stdout))));
}

/** As {@link complain}, in colors where they are shown. */
export function complainStyled(lines: readonly StyledLine[]): void {
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
  process.stdout.write(`\r${toPrintable(line)}${isLast ? '\n' : ''}`);
}

/** Lines as one text for wherever it is shown, each as {@link toPrintable} writes it. */
export function joinLines(lines: Lines): string {
  return [lines].flat().map(toPrintable).join('\n');
}

/** Styled lines as one text; each piece as {@link toPrintable} writes it, so that its look is all that the terminal obeys. */
export function paint(lines: readonly StyledLine[], hasColors: boolean): string {
  return lines
    .map((line) => line.map(({ text, look }) => paintPiece(text, hasColors ? look : undefined)).join(''))
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

function paintPiece(text: string, look: Look | undefined): string {
  const printable = toPrintable(text);
  return look === undefined || printable === ''
    ? printable
    : styleText(STYLES[look], printable, { validateStream: false });
}

/** Whether Node.js would color what it writes there: `FORCE_COLOR` and `NO_COLOR` come first, then what the terminal can. */
function showsColors(stream: NodeJS.WriteStream): boolean {
  return styleText('red', '-', { stream }) !== '-';
}

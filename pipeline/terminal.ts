import { toPrintable } from './printable.ts';

/** One line, or several. */
type Lines = string | readonly string[];

/** Prints what was asked for: whatever a line holds, it stays one line and gives the terminal no command. */
export function say(lines: Lines): void {
  console.log(joinLines(lines));
}

/** Prints what went wrong, apart from what was asked for; otherwise as {@link say}. */
export function complain(lines: Lines): void {
  console.error(joinLines(lines));
}

/** Prints a line in the place of the one before it, which only a terminal can; the last one stays. */
export function sayInPlace(line: string, isLast: boolean): void {
  process.stdout.write(`\r${toPrintable(line)}${isLast ? '\n' : ''}`);
}

/** Lines as one text for wherever it is shown, each as {@link toPrintable} writes it. */
export function joinLines(lines: Lines): string {
  return [lines].flat().map(toPrintable).join('\n');
}

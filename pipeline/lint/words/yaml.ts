/** Returns a number of lines in words. */
export function countOfLines(count: string | undefined): string {
  return count === '1' ? 'one line' : `${count} lines`;
}

/** Returns a number of spaces in words. */
export function blanks(count = '0'): string {
  if (count === '0') return 'no blank';
  return count === '1' ? 'one blank' : `${count} blanks`;
}

/** Returns advice to put a text and the lines below it on one line. */
export function writeWhole(line: string, further: string | undefined): string {
  return `Put the whole text on one line: \`${line}\`; and take the ${countOfLines(further)} below it out.`;
}

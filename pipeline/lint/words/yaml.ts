/** What the advice on a YAML value needs: the line to write, and how many further lines its text takes. */
export interface Repair {
  readonly write?: string;
  readonly line?: string;
  readonly further?: string;
}

export function countOfLines({ further }: Repair): string {
  return further === '1' ? 'one line' : `${further} lines`;
}

export function blanks(count = '0'): string {
  if (count === '0') return 'no blank';
  return count === '1' ? 'one blank' : `${count} blanks`;
}

export function write(repair: Repair): string {
  return `Write \`${repair.write}\`.`;
}

export function writeWhole(repair: Repair): string {
  return `Put the whole text on one line: \`${repair.write}\`; and take the ${countOfLines(repair)} below it out.`;
}

export function writeLine(repair: Repair): string {
  const others = repair.further === undefined ? '' : `, and the ${countOfLines(repair)} below it in the same form`;
  return `Write the line as \`${repair.line}\`${others}.`;
}

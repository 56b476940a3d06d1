import { readFileSync } from 'node:fs';

/** Reads the rows of a tab-separated file, without its head. `\n`, `\t`, `\\` and `\u{200b}` are escapes there. */
export function readRows(file: URL | string): string[][] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t').map(unescape));
}

function unescape(cell: string): string {
  return cell.replaceAll(/\\(?:([nt\\])|u\{([\da-f]+)\})/g, (_, sign: string | undefined, code: string) =>
    sign === undefined ? String.fromCodePoint(Number.parseInt(code, 16)) : ({ n: '\n', t: '\t' }[sign] ?? sign),
  );
}

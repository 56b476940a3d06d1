import type { ProseBlock, Slip, TextParts } from './slip.ts';

const PREFIX = /^[ \t>]*/;
const RULE = /^[|:\-–—―=_+ \t]+$/;
const SHOWN = /[^\s|\ufffc]/;
const BULLET = /^(?:[^\p{L}\p{N}]*|o|\(?[\p{L}\p{N}]{1,2}[.)])$/u;
/** What parts the cells of a table that is pasted from a spreadsheet; a comma of prose has a blank behind it. */
const PARTS = [
  { kind: 'tabs', sign: /\t/, fewest: 2, cells: 2 },
  { kind: 'semicolons', sign: /;/, fewest: 3, cells: 2 },
  { kind: 'semicolons', sign: /;/, fewest: 2, cells: 3 },
  { kind: 'commas', sign: /,(?! |\d{3}\b)/, fewest: 3, cells: 3 },
] as const;
const LONGEST_CELL = 40;

/** A paragraph that was meant as a table: pasted from a spreadsheet, or without the line below its head. */
export function findTableForms(block: ProseBlock, { source }: TextParts): Slip[] {
  if (block.kind !== 'paragraph') return [];
  return pastedTable(block, source) ?? tableWithoutRule(block, source);
}

/** Lines of as many cells, as a table is pasted from a spreadsheet; not those that begin with bullets. */
function pastedTable({ parent, prose, start, end }: ProseBlock, source: string): Slip[] | undefined {
  if (parent.type !== 'root') return undefined;
  for (const { kind, sign, fewest, cells } of PARTS) {
    const lines = prose.split('\n').map((line) => line.replace(/;\s*$/, '').split(sign));
    const columns = lines[0]?.length ?? 0;
    const isTable = lines.length >= fewest && columns >= cells && lines.every(({ length }) => length === columns);
    const isShort = kind === 'tabs' || lines.flat().every((cell) => cell.length <= LONGEST_CELL);
    if (!isTable || !isShort || lines.every(([first = '']) => BULLET.test(first))) continue;
    const actual = source.slice(start, end);
    const split = actual.split('\n').map((line) => line.trim().replace(/;$/, '').split(sign));
    const [names, ...rows] = split.map((row) => `| ${row.map((cell) => cell.trim()).join(' | ')} |`);
    const expected = ruleFor(columns);
    const isSure = !actual.includes('|') && split.every(({ length }) => length === columns);
    const mend = isSure ? { mend: { actual, expected: [names, expected, ...rows].join('\n') } } : {};
    return [{ rule: 'table-form', offset: start, values: { kind, expected }, ...mend }];
  }
  return undefined;
}

/** A line of a paragraph that may be a row. */
interface Row {
  readonly index: number;
  readonly text: string;
  readonly cells: number;
  /** Whether a `|` stands at both of its ends. */
  readonly isFramed: boolean;
}

function tableWithoutRule({ prose, start }: ProseBlock, source: string): Slip[] {
  if (!prose.includes('|')) return [];
  const rows = rowsOf(prose);
  if (rows.some(({ text }) => RULE.test(text))) return [];
  const head = rows.find((row, at) => isHead(row, rows[at + 1], rows[at + 2]));
  if (!head) return [];
  const offset = start + head.index;
  const before = source.slice(source.lastIndexOf('\n', offset) + 1, offset).replace(/[^ \t>]/g, ' ');
  const actual = source.slice(offset, offset + head.text.length);
  const expected = ruleFor(head.cells);
  const mend = { actual, expected: `${actual}\n${before}${expected}` };
  return [{ rule: 'table-form', offset, values: { kind: 'rule', expected }, mend }];
}

function rowsOf(prose: string): Row[] {
  let at = 0;
  return prose.split('\n').map((line) => {
    const index = at + (PREFIX.exec(line)?.[0].length ?? 0);
    at += line.length + 1;
    const text = line.replace(PREFIX, '').trimEnd();
    return { index, text, cells: text.replace(/^\||\|$/g, '').split('|').length, isFramed: /^\|.*\|$/.test(text) };
  });
}

/** Framed lines below each other; without frames, three lines of as many cells. */
function isHead(row: Row, next: Row | undefined, third: Row | undefined): boolean {
  if (!next || row.cells < 2 || !SHOWN.test(row.text)) return false;
  if (row.isFramed && next.isFramed) return true;
  return next.cells === row.cells && !row.text.includes('||') && third?.cells === row.cells;
}

function ruleFor(cells: number): string {
  return `|${'---|'.repeat(cells)}`;
}

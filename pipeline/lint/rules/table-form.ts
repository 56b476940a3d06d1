import type { Finders } from '../markdown/found.ts';
import type { ParametersOf } from '../../findings/rules.ts';
import { type TextParameters } from '../../findings/rule.ts';
import type { Found, ProseBlock } from '../markdown/found.ts';

type Parameters = TextParameters<'expected', 'cells' | 'columns'> & {
  readonly kind: 'rule' | 'cells' | 'head' | 'tabs' | 'semicolons' | 'commas';
};

const PREFIX = /^[ \t>]*/;
const RULE = /^[|:\-–—―=_+ \t]+$/;
/** The line of hyphens below the head of a table. */
const DELIMITERS = /^\|?(?=[^|]*-)[:\- \t]+\|[|:\- \t]*$/;
const SHOWN = /[^\s|\ufffc]/;
const BULLET = /^(?:[^\p{L}\p{N}]*|o|\(?[\p{L}\p{N}]{1,2}[.)])$/u;
/** Separators of cells pasted from a spreadsheet; a comma in prose is followed by a blank. */
const PARTS = [
  { kind: 'tabs', sign: /\t/, fewest: 2, cells: 2 },
  { kind: 'semicolons', sign: /;/, fewest: 3, cells: 2 },
  { kind: 'semicolons', sign: /;/, fewest: 2, cells: 3 },
  { kind: 'commas', sign: /,(?! |\d{3}\b)/, fewest: 3, cells: 3 },
] as const;
const LONGEST_CELL = 40;
/** A wiki link, `[[page|words]]`, whose `|` does not separate cells. */
const WIKI_LINK = /\[\[[^[\]]*\]\]/g;

export const tableForm: Finders<ParametersOf<'table-form'>> = {
  signs: /[|;]|,[^\s\d]|\t\S/,
  /** Finds paragraphs that were meant as a table: pasted from a spreadsheet, or without a delimiter row. */
  *block(block, { source }) {
    const found = block.kind === 'paragraph' && (pastedTable(block, source) ?? tableWithoutRule(block, source));
    if (found) yield found;
  },
};

/** Finds lines with equal numbers of cells, as pasted from a spreadsheet, that do not begin with bullets. */
function pastedTable({ parent, prose, start, end }: ProseBlock, source: string): Found<Parameters> | undefined {
  if (parent.type !== 'root') return undefined;
  for (const { kind, sign, fewest, cells } of PARTS) {
    const typed = prose.split('\n').map((line) => line.replace(/;\s*$/, '').split(sign));
    const columns = typed[0]?.length ?? 0;
    const isTable = typed.length >= fewest && columns >= cells && typed.every(({ length }) => length === columns);
    const isShort = kind === 'tabs' || typed.flat().every((cell) => cell.length <= LONGEST_CELL);
    if (!isTable || !isShort || typed.every(([first = '']) => BULLET.test(first))) continue;
    const actual = source.slice(start, end);
    const split = actual.split('\n').map((line) => line.trim().replace(/;$/, '').split(sign));
    const [names, ...rows] = split.map((row) => `| ${row.map((cell) => cell.trim()).join(' | ')} |`);
    const expected = ruleFor(columns);
    const isSure = !actual.includes('|') && split.every(({ length }) => length === columns);
    const fix = isSure ? { fix: { actual, expected: [names, expected, ...rows].join('\n') } } : {};
    return { offset: start, values: { kind, expected }, ...fix };
  }
  return undefined;
}

/** A line of a paragraph that may be a table row. */
interface Row {
  readonly index: number;
  readonly text: string;
  readonly cells: number;
  /** Whether it begins and ends with `|`. */
  readonly isFramed: boolean;
}

function tableWithoutRule({ prose, start }: ProseBlock, source: string): Found<Parameters> | undefined {
  if (!prose.includes('|')) return undefined;
  const rows = rowsOf(prose);
  if (rows.some(({ text }) => RULE.test(text))) return tableWithOtherRule(rows, start);
  const head = rows.find((row, at) => isHead(row, rows[at + 1], rows[at + 2]));
  if (!head) return undefined;
  const offset = start + head.index;
  const before = source.slice(source.lastIndexOf('\n', offset) + 1, offset).replace(/[^ \t>]/g, ' ');
  const actual = source.slice(offset, offset + head.text.length);
  const expected = ruleFor(head.cells);
  const fix = { actual, expected: `${actual}\n${before}${expected}` };
  return { offset, values: { kind: 'rule', expected }, fix };
}

/** Finds a line of hyphens with other cells than the head above it has, or without a head. */
function tableWithOtherRule(rows: readonly Row[], start: number): Found<Parameters> | undefined {
  const at = rows.findIndex(({ text }) => DELIMITERS.test(text));
  const [head, rule, next] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!rule) return undefined;
  const offset = start + rule.index;
  if (!head) return next?.isFramed ? { offset, values: { kind: 'head', expected: headFor(next.cells) } } : undefined;
  if (head.cells < 2 || head.cells === rule.cells) return undefined;
  const expected = ruleFor(head.cells);
  const values = { kind: 'cells', expected, cells: String(rule.cells), columns: String(head.cells) } as const;
  return { offset, values, ...(next?.cells === head.cells && { fix: { actual: rule.text, expected } }) };
}

function headFor(cells: number): string {
  return `|${' … |'.repeat(cells)}`;
}

function rowsOf(prose: string): Row[] {
  let at = 0;
  return prose.split('\n').map((line) => {
    const index = at + (PREFIX.exec(line)?.[0].length ?? 0);
    at += line.length + 1;
    const text = line.replace(PREFIX, '').trimEnd();
    return {
      index,
      text,
      cells: text
        .replace(WIKI_LINK, '')
        .replace(/^\||\|$/g, '')
        .split('|').length,
      isFramed: /^\|.*\|$/.test(text),
    };
  });
}

/**
 * Tells whether a row is a header: it and the next line are framed, or three unframed lines have equally many cells.
 */
function isHead(row: Row, next: Row | undefined, third: Row | undefined): boolean {
  if (!next || row.cells < 2 || !SHOWN.test(row.text)) return false;
  if (row.isFramed && next.isFramed) return true;
  return next.cells === row.cells && !row.text.includes('||') && third?.cells === row.cells;
}

function ruleFor(cells: number): string {
  return `|${'---|'.repeat(cells)}`;
}

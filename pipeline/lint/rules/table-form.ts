import type { Finders, Found, ProseBlock } from '../markdown/found.ts';

type TableForm = Found<'table-form'>;

const PREFIX = /^[ \t>]*/;
const RULE = /^[|:\-–—―=_+ \t]+$/;
/** The line of hyphens below the head of a table; other programs cross it with `+`. */
const DELIMITERS = /^\|?(?=[^|]*-)[:\- \t]+[|+][|+:\- \t]*$/;
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

export const tableForm: Finders<'table-form'> = {
  signs: /[|;]|,[^\s\d]|\t\S/,
  /** Finds paragraphs that were meant as a table: pasted from a spreadsheet, or without a delimiter row. */
  *block(block, { source }) {
    const found = block.node.type === 'paragraph' && (pastedTable(block) ?? tableWithoutRule(block, source));
    if (found) yield found;
  },
};

/** Finds lines with equal numbers of cells, as pasted from a spreadsheet, that do not begin with bullets. */
function pastedTable({ parent, prose, typed, start }: ProseBlock): TableForm | undefined {
  if (parent.type !== 'root') return undefined;
  for (const { kind, sign, fewest, cells } of PARTS) {
    const shown = prose.split('\n').map((line) => line.replace(/;\s*$/, '').split(sign));
    const columns = shown[0]?.length ?? 0;
    const isTable = shown.length >= fewest && columns >= cells && shown.every(({ length }) => length === columns);
    const isShort = kind === 'tabs' || shown.flat().every((cell) => cell.length <= LONGEST_CELL);
    if (!isTable || !isShort || shown.every(([first = '']) => BULLET.test(first))) continue;
    const expected = ruleFor(columns);
    const split = typed.split('\n').map((line) => line.trim().replace(/;$/, '').split(sign));
    const [names, ...rows] = split.map((row) => `| ${row.map((cell) => cell.trim()).join(' | ')} |`);
    const fix = { actual: typed, expected: [names, expected, ...rows].join('\n') };
    const isSure = !typed.includes('|') && split.every(({ length }) => length === columns);
    return { offset: start, values: { kind, expected }, ...(isSure && { fix }) };
  }
  return undefined;
}

/** A line of a paragraph that may be a table row. */
interface Row {
  readonly offset: number;
  readonly text: string;
  readonly cells: number;
  /** Whether it begins and ends with `|`. */
  readonly isFramed: boolean;
}

function tableWithoutRule({ prose, start }: ProseBlock, source: string): TableForm | undefined {
  if (!prose.includes('|')) return undefined;
  const rows = rowsOf(prose, start);
  if (rows.some(({ text }) => RULE.test(text))) return tableWithOtherRule(rows);
  const head = rows.find((row, at) => isHead(row, rows[at + 1], rows[at + 2]));
  if (!head) return undefined;
  const { offset, text, cells } = head;
  const before = source.slice(source.lastIndexOf('\n', offset) + 1, offset).replace(/[^ \t>]/g, ' ');
  const [actual, expected] = [source.slice(offset, offset + text.length), ruleFor(cells)];
  return { offset, values: { kind: 'rule', expected }, fix: { actual, expected: `${actual}\n${before}${expected}` } };
}

/** Finds a line of hyphens with other cells than the head above it has, or without a head. */
function tableWithOtherRule(rows: readonly Row[]): TableForm | undefined {
  const at = rows.findIndex(({ text }) => DELIMITERS.test(text));
  const [head, rule, next] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!rule) return undefined;
  const { offset, text, cells } = rule;
  if (!head) return next?.isFramed ? { offset, values: { kind: 'head', expected: headFor(next.cells) } } : undefined;
  if (head.cells < 2 || head.cells === cells) return undefined;
  const expected = ruleFor(head.cells);
  const values = { kind: 'cells', expected, columns: String(head.cells) } as const;
  return { offset, values, ...(next?.cells === head.cells && { fix: { actual: text, expected } }) };
}

function headFor(cells: number): string {
  return `|${' … |'.repeat(cells)}`;
}

function rowsOf(prose: string, start: number): Row[] {
  let at = start;
  return prose.split('\n').map((line) => {
    const text = line.replace(PREFIX, '');
    const offset = at + line.length - text.length;
    at += line.length + 1;
    const cells = text
      .trimEnd()
      .replace(WIKI_LINK, '')
      .replace(/^\||\|$/g, '')
      .split('|').length;
    return { offset, text: text.trimEnd(), cells, isFramed: /^\|.*\|$/.test(text.trimEnd()) };
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

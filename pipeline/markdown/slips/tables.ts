import type { Parents } from 'mdast';
import type { ProseBlock, Slip, TextParts } from './slip.ts';

const PREFIX = /^[ \t>]*/;
/** The line between the head of a table and its rows, as somebody may have typed it. */
const RULE = /^[ \t>]*[|:][|:\-–—―=_+ \t]*[-–—―=_][|:\-–—―=_+ \t]*$/;
/** A line above, between and below the rows, as other programs draw it. */
const GRID = /^\+(?:[-=:]{2,}\+){2,}$/;
const BULLET = /^(?:[^\p{L}\p{N}]*|o|\(?[\p{L}\p{N}]{1,2}[.)])$/u;
const HIDDEN_ONLY = /^[\s\ufffc]*$/;

/** A line of a paragraph that may be a row. */
interface Row {
  readonly index: number;
  readonly text: string;
  readonly cells: readonly string[];
  /** Whether a `|` stands at both of its ends. */
  readonly isFramed: boolean;
}

/** Paragraphs that were meant as tables: without the line below the head, or with one that does not fit it. */
export function findTableForms({ blocks, source }: TextParts): Slip[] {
  const known = new Map<Parents, number>();
  return blocks.flatMap((block): Slip[] => {
    if (block.kind !== 'paragraph' || !/[|\t;,]/.test(block.prose)) return [];
    const pasted = pastedTable(block, source);
    if (pasted) return [pasted];
    const rows = rowsOf(block);
    const follows = known.get(block.parent) === block.index - 1;
    const slip = toSlip(block, rows, source, follows);
    if (slip && isParted(slip)) known.set(block.parent, block.index);
    return slip ? [slip] : [];
  });
}

/** Whether a blank line is at fault, which is said once for the lines on both of its sides. */
function isParted({ rule, values }: Slip): boolean {
  return rule === 'table-form' && typeof values === 'object' && values.kind === 'blank below';
}

function rowsOf({ prose }: ProseBlock): Row[] {
  let at = 0;
  return prose.split('\n').map((line) => {
    const index = at + (PREFIX.exec(line)?.[0].length ?? 0);
    at += line.length + 1;
    const text = line.replace(PREFIX, '').trimEnd();
    const isFramed = /^\|.*\|$/.test(text);
    const cells = text.replace(/^\||\|$/g, '').split('|');
    return { index, text, cells, isFramed };
  });
}

function toSlip(block: ProseBlock, rows: readonly Row[], source: string, follows: boolean): Slip | undefined {
  const [grid] = rows;
  if (grid && GRID.test(grid.text)) {
    const columns = grid.text.split('+').length - 2;
    const values = { kind: 'grid', what: grid.text, expected: ruleFor(columns) };
    return { rule: 'table-form', offset: block.start + grid.index, values };
  }
  const first = rows.findIndex((row, at) => isHead(row, rows[at + 1], rows[at + 2]));
  const [head, next] = [rows[first], rows[first + 1]];
  if (!head || !next) return follows ? undefined : brokenOff(block, rows);
  if (RULE.test(head.text))
    return follows ? undefined : { rule: 'table-form', offset: block.start + head.index, values: { kind: 'head' } };
  if (RULE.test(next.text)) return withOtherRule(block, head, next);
  const line = source.slice(source.lastIndexOf('\n', block.start + head.index) + 1, block.start + head.index);
  const actual = source.slice(block.start + head.index, block.start + head.index + head.text.length);
  const expected = ruleFor(head.cells.length);
  const mend = { actual, expected: `${actual}\n${line.replace(/[^ \t>]/g, ' ')}${expected}` };
  return { rule: 'table-form', offset: block.start + head.index, values: { kind: 'rule', expected }, mend };
}

/** What parts the cells of a table that is pasted from a spreadsheet; a comma of prose has a blank behind it. */
const PARTS = [
  { kind: 'tabs', sign: /\t/, fewest: 2, cells: 2 },
  { kind: 'semicolons', sign: /;/, fewest: 3, cells: 2 },
  { kind: 'semicolons', sign: /;/, fewest: 2, cells: 3 },
  { kind: 'commas', sign: /,(?! |\d{3}\b)/, fewest: 3, cells: 3 },
] as const;
const LONGEST_CELL = 40;

/** Lines of as many cells, as a table is pasted from a spreadsheet; not those that begin with bullets. */
function pastedTable({ parent, prose, start, end }: ProseBlock, source: string): Slip | undefined {
  if (parent.type !== 'root') return undefined;
  const typed = prose.split('\n');
  for (const { kind, sign, fewest, cells } of PARTS) {
    const lines = typed.map((line) => line.replace(/;\s*$/, '').split(sign));
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
    return { rule: 'table-form', offset: start, values: { kind, expected }, ...mend };
  }
  return undefined;
}

/** Framed lines below each other; without frames, three lines of as many cells, or two of three cells. */
function isHead(row: Row, next: Row | undefined, third: Row | undefined): boolean {
  if (!next || row.cells.length < 2) return false;
  if (row.cells.every((cell) => HIDDEN_ONLY.test(cell))) return false;
  if (RULE.test(next.text) && next.text.includes('|')) return true;
  if (row.isFramed && next.isFramed) return true;
  const isAlike = next.cells.length === row.cells.length;
  return isAlike && !row.text.includes('||') && third?.cells.length === row.cells.length;
}

function withOtherRule({ start }: ProseBlock, head: Row, rule: Row): Slip {
  const cells = head.cells.map((_, at) => {
    const cell = (rule.cells[at] ?? '').trim();
    return /^:?-+:?$/.test(cell) ? cell : '---';
  });
  const expected = `|${cells.join('|')}|`;
  const values = { kind: 'other rule', what: rule.text, expected, cells: String(head.cells.length) };
  return { rule: 'table-form', offset: start + rule.index, values, mend: { actual: rule.text, expected } };
}

/** One line with a frame: a blank line parts it from the table that it belongs to. */
function brokenOff({ parent, index, start, end }: ProseBlock, rows: readonly Row[]): Slip | undefined {
  const [only] = rows;
  if (!only?.isFramed || rows.length > 1 || only.cells.length < 2) return undefined;
  const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
  if (before?.type === 'table') return { rule: 'table-form', offset: start, values: { kind: 'blank above' } };
  const hasBlank =
    after?.type === 'paragraph' && after.position?.start.offset !== undefined && end < after.position.start.offset;
  return hasBlank && startsWithPipe(after)
    ? { rule: 'table-form', offset: start, values: { kind: 'blank below' } }
    : undefined;
}

function startsWithPipe({
  children: [first],
}: {
  readonly children: readonly { type: string; value?: string }[];
}): boolean {
  return first?.type === 'text' && first.value?.startsWith('|') === true;
}

function ruleFor(cells: number): string {
  return `|${'---|'.repeat(cells)}`;
}

import { type TextParameters, inText, lines, warning } from '../rule.ts';
import type { Found, ProseBlock } from '../markdown/found.ts';

type Parameters = TextParameters<'expected'> & { readonly kind: 'rule' | 'tabs' | 'semicolons' | 'commas' };

const PREFIX = /^[ \t>]*/;
const RULE = /^[|:\-–—―=_+ \t]+$/;
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

export const tableForm = warning<Parameters>('markup', {
  message: (v) =>
    v.kind === 'rule'
      ? 'Cannot find the line of hyphens below the head of this table: it is published as it is typed'
      : `Unexpected ${v.kind} between words: the rows of a table are published as one paragraph`,
  advice: (v) =>
    v.kind === 'rule'
      ? `Put a line \`${v.expected}\` below this one; a backslash before a \`|\` shows it as it is.`
      : `Put \`|\` in the place of each ${v.kind.slice(0, -1)} and at both ends of each line, and a line \`${v.expected}\` below the first.`,
  means:
    'A table needs a line of hyphens directly below its head, with as many columns as that, and no blank line between its rows. Otherwise its lines are shown as text, with all their strokes.',
  parameters: { kind: 'rule', expected: '|---|---|' },
  example: inText(lines('‸| Gate | Month |', '| first | 4 |'), lines('| Gate | Month |', '|---|---|', '| first | 4 |')),
  find: {
    signs: /[|;]|,[^\s\d]|\t\S/,
    /** Finds paragraphs that were meant as a table: pasted from a spreadsheet, or without a delimiter row. */
    *block(block, { source }) {
      const found = block.kind === 'paragraph' && (pastedTable(block, source) ?? tableWithoutRule(block, source));
      if (found) yield found;
    },
  },
});

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
  if (rows.some(({ text }) => RULE.test(text))) return undefined;
  const head = rows.find((row, at) => isHead(row, rows[at + 1], rows[at + 2]));
  if (!head) return undefined;
  const offset = start + head.index;
  const before = source.slice(source.lastIndexOf('\n', offset) + 1, offset).replace(/[^ \t>]/g, ' ');
  const actual = source.slice(offset, offset + head.text.length);
  const expected = ruleFor(head.cells);
  const fix = { actual, expected: `${actual}\n${before}${expected}` };
  return { offset, values: { kind: 'rule', expected }, fix };
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

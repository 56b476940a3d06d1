import { widthOfText } from '../../../shared/display-width.ts';

/** A row of plain cells; `head` rows get a line below them. */
interface Row {
  readonly cells: readonly string[];
  readonly head: boolean;
}

/** Lays out a table in columns padded with spaces; East Asian characters count as two. */
export function layOutTable(rows: readonly Row[]): string {
  const flat = rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.replaceAll('\n', ' ')) }));
  const widths = widthsOf(flat);
  return flat
    .flatMap(({ cells, head }) => {
      const line = widths
        .map((width, column) => pad(cells[column] ?? '', width))
        .join(' | ')
        .trimEnd();
      return head ? [line, widths.map((width) => '-'.repeat(width)).join('-|-')] : [line];
    })
    .join('\n');
}

function widthsOf(rows: readonly Row[]): number[] {
  const widths: number[] = [];
  for (const { cells } of rows)
    for (const [column, cell] of cells.entries()) widths[column] = Math.max(widths[column] ?? 1, widthOfText(cell));
  return widths;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(width - widthOfText(text));
}

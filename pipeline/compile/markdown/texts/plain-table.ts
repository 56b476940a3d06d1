const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;
const ZERO_WIDTH = /\p{Mark}|\u200b|\u200d|\ufe0f/u;

/** A row of plain cells; `head` rows get a line below them. */
interface Row {
  readonly cells: readonly string[];
  readonly head: boolean;
}

/** A table in columns, padded with spaces; East Asian characters count as two. */
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
    for (const [column, cell] of cells.entries()) widths[column] = Math.max(widths[column] ?? 1, displayWidth(cell));
  return widths;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(width - displayWidth(text));
}

function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (!ZERO_WIDTH.test(character)) width += WIDE.test(character) ? 2 : 1;
  }
  return width;
}

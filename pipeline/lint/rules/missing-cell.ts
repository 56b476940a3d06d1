import { type Texts, inText, lines, rule } from '../rule.ts';
import { startOf } from '../../compile/markdown/points.ts';
import type { Found, TextParts } from '../markdown/found.ts';

type Parameters = Texts<'cells' | 'columns'>;

export const missingCell = rule<Parameters>({
  area: 'markup',
  severity: 'warning',
  message: (v) => `Unexpected row of ${v.cells} ${v.cells === '1' ? 'cell' : 'cells'} below a head of ${v.columns}`,
  advice: () => 'Type a `|` for each cell that is missing; a text that is no row needs a blank line above it.',
  means:
    'The row has fewer cells than the head of its table. The others stay empty, and if one in the middle was left out, all behind it stand in the wrong column. A text directly below a table becomes such a row.',
  parameters: { cells: '1', columns: '2' },
  example: inText(
    lines('| Gate | Month |', '|---|---|', '‸| first |'),
    lines('| Gate | Month |', '|---|---|', '| first | |'),
  ),
  find: { text: findShortRows },
});

/** Rows with fewer cells than the head of their table. */
function findShortRows({ nodes }: TextParts): Found<Parameters>[] {
  return nodes('table').flatMap(({ node }) => {
    const [head, ...rows] = node.children;
    const columns = head?.children.length ?? 0;
    return rows.flatMap((row): Found<Parameters>[] => {
      const [cells, offset] = [row.children.length, startOf(row)?.offset];
      if (cells >= columns || offset === undefined) return [];
      return [{ offset, values: { cells: String(cells), columns: String(columns) } }];
    });
  });
}

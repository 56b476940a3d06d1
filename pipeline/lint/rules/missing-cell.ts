import type { Finders } from '../markdown/found.ts';
import type { ParametersOf } from '../../findings/rules.ts';

export const missingCell: Finders<ParametersOf<'missing-cell'>> = {
  /** Finds rows with fewer cells than their table's header. */
  *text({ nodes }) {
    for (const { node, parent, start } of nodes('tableRow')) {
      const cells = node.children.length;
      const columns = parent.type === 'table' ? (parent.children[0]?.children.length ?? 0) : 0;
      if (cells < columns) yield { offset: start, values: { cells: String(cells), columns: String(columns) } };
    }
  },
};

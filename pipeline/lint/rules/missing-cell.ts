import type { Finders } from '../markdown/found.ts';

export const missingCell: Finders<'missing-cell'> = {
  nodes: {
    /** Finds rows with fewer cells than their table's header. */
    *tableRow({ node, parent, start, typed }) {
      // Attributes of another program are told as such.
      if (typed.startsWith('{:')) return;
      const cells = node.children.length;
      const columns = parent.type === 'table' ? (parent.children[0]?.children.length ?? 0) : 0;
      if (cells < columns) yield { offset: start, values: { cells: String(cells), columns: String(columns) } };
    },
  },
};

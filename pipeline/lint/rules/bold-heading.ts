import type { Finders } from '../markdown/found.ts';
import { retype } from '../markdown/retype.ts';

export const boldHeading: Finders<'bold-heading'> = {
  nodes: {
    /** Finds headings whose words are all bold, even after a number or an emoji. */
    *strong({ node, parent, start, typed }) {
      const isWhole = parent.children.every(
        (child) => child === node || (child.type === 'text' && !/\p{L}/u.test(child.value)),
      );
      if (parent.type === 'heading' && isWhole) yield retype(start, { what: typed, expected: typed.slice(2, -2) });
    },
  },
};

import type { Finders } from '../markdown/found.ts';
import type { ParametersOf } from '../../findings/rules.ts';

export const boldHeading: Finders<ParametersOf<'bold-heading'>> = {
  /** Finds headings whose words are all bold, even after a number or an emoji. */
  *text({ nodes, source }) {
    for (const { node, parent, start, end } of nodes('strong')) {
      if (parent.type !== 'heading') continue;
      const isWhole = parent.children.every(
        (child) => child === node || (child.type === 'text' && !/\p{L}/u.test(child.value)),
      );
      if (!isWhole) continue;
      const actual = source.slice(start, end);
      const expected = actual.slice(2, -2);
      yield { offset: start, values: { what: actual, expected }, fix: { actual, expected } };
    }
  },
};

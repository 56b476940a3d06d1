import type { Finders } from '../markdown/found.ts';
import type { ParametersOf } from '../../findings/rules.ts';

export const underlinedHeading: Finders<ParametersOf<'underlined-heading'>> = {
  /** Finds words that a `---` or `-` below turned into headings, where headings are typed in another way. */
  *text({ nodes, source }) {
    const underlined = nodes('heading').filter(({ node }) => node.data?.underline !== undefined);
    const isUsual = underlined.length > 1 || underlined.length === nodes('heading').length;
    for (const { node, start, end } of underlined) {
      const { isProse, underline: signs } = node.data ?? {};
      if (!signs?.startsWith('-') || (!isProse && (isUsual || signs.length > 3))) continue;
      yield { offset: start + source.slice(start, end).lastIndexOf(signs), values: { signs } };
    }
  },
};

import type { Finders } from '../markdown/found.ts';

export const underlinedHeading: Finders<'underlined-heading'> = {
  /** Finds words that a `---` or `-` below turned into headings, where headings are typed in another way. */
  *text({ nodes }) {
    const underlined = nodes('heading').filter(({ node }) => node.data?.underline !== undefined);
    const isUsual = underlined.length > 1 || underlined.length === nodes('heading').length;
    for (const { node, start, typed } of underlined) {
      const { isProse, underline: signs = '' } = node.data ?? {};
      if (signs.startsWith('-') && (isProse || (!isUsual && signs.length <= 3)))
        yield { offset: start + typed.lastIndexOf(signs), values: { signs } };
    }
  },
};

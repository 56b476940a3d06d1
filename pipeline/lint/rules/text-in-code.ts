import type { ParametersOf } from '../../findings/rules.ts';
import type { Finders } from '../markdown/found.ts';
import { fenceOf } from '../markdown/indented-code.ts';

/** What a text has, and an example of it seldom: a heading, and words in a paragraph. */
const IS_TEXT = /^#{1,6} \S[^]*\n\n\p{Lu}.*\p{L} \p{L}|\n\n\p{Lu}[^\n]*[.!?]\n\n\p{Lu}[^\n]*[.!?]\n/mu;
const LANGUAGE = /^(?:markdown|md|text|txt)?$/i;

export const textInCode: Finders<ParametersOf<'text-in-code'>> = {
  /** Finds a text that stands in a fence as a whole, but for one paragraph before it at most. */
  *text({ nodes, source }) {
    for (const code of nodes('code')) {
      const { node, parent, index, start, end } = code;
      const fence = fenceOf(code, source);
      const blocks = parent.children.filter(({ type }) => type !== 'yaml').length;
      const isAll = parent.type === 'root' && index === parent.children.length - 1 && blocks <= 2;
      if (!isAll || fence === undefined || !LANGUAGE.test(node.lang ?? '') || !IS_TEXT.test(`${node.value}\n`))
        continue;
      const actual = source.slice(start, end);
      // A fence without its end is told of by itself.
      if (actual.trimEnd().endsWith(`\n${fence}`))
        yield { offset: start, values: {}, fix: { actual, expected: node.value } };
    }
  },
};

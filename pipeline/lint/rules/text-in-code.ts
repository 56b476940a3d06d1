import type { Finders } from '../markdown/found.ts';
import { fenceOf } from '../markdown/indented-code.ts';

/** What a text has, and an example of it seldom: a heading, and words in a paragraph. */
const IS_TEXT = /^#{1,6} \S[^]*\n\n\p{Lu}.*\p{L} \p{L}|\n\n\p{Lu}[^\n]*[.!?]\n\n\p{Lu}[^\n]*[.!?]\n/mu;
const LANGUAGE = /^(?:markdown|md|text|txt)?$/i;

export const textInCode: Finders<'text-in-code'> = {
  nodes: {
    /** Finds a text that stands in a fence as a whole, but for one paragraph before it at most. */
    *code({ node: { lang, value }, parent, index, start, typed }) {
      if (parent.type !== 'root' || index !== parent.children.length - 1) return;
      if (parent.children.filter(({ type }) => type !== 'yaml').length > 2) return;
      const fence = fenceOf(typed);
      // A fence without its end is told of by itself.
      if (fence === undefined || !typed.trimEnd().endsWith(`\n${fence}`)) return;
      if (LANGUAGE.test(lang ?? '') && IS_TEXT.test(`${value}\n`))
        yield { offset: start, values: {}, fix: { actual: typed, expected: value } };
    },
  },
};

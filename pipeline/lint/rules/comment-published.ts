import type { Finders } from '../markdown/found.ts';
import type { ParametersOf } from '../../findings/rules.ts';

const COMMENT = /^<!--(?:(?!<!--)[^])*?-->/;

export const commentPublished: Finders<ParametersOf<'comment-published'>> = {
  signs: /<!/,
  /**
   * Finds comments that do not end in the paragraph, line or cell where they begin, so that both ends and the words
   * between appear as text.
   */
  *block({ prose, start, end }, { source }) {
    const index = prose.indexOf('<!--');
    if (index < 0) return;
    const offset = start + index;
    const [typed = source.slice(offset, end)] = COMMENT.exec(source.slice(offset)) ?? [];
    yield { offset, values: { typed: typed.replaceAll(/\s+/g, ' ') } };
  },
};

import type { Finders } from '../markdown/found.ts';

const COMMENT = /^<!--(?:(?!<!--)[^])*?-->/;

export const commentPublished: Finders<'comment-published'> = {
  signs: /<!/,
  /**
   * Finds comments that do not end in the paragraph, line or cell where they begin, so that both ends and the words
   * between appear as text.
   */
  *block({ prose, typed: block, start }, { source }) {
    const index = prose.indexOf('<!--');
    if (index < 0) return;
    const offset = start + index;
    const [typed = block.slice(index)] = COMMENT.exec(source.slice(offset)) ?? [];
    yield { offset, values: { typed: typed.replaceAll(/\s+/g, ' ') } };
  },
};

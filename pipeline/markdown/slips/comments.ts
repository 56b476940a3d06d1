import type { ProseBlock, Slip } from './slip.ts';

/** A comment that does not end in the paragraph, line or cell where it begins: both of its ends are text, and so are its words. */
export function findComments({ prose, start }: ProseBlock): Slip[] {
  const index = prose.indexOf('<!--');
  return index < 0 ? [] : [{ rule: 'comment-published', offset: start + index, values: {} }];
}

import type { ProseBlock, Slip } from './slip.ts';

const BEGIN = '<!--';
const END = '-->';

/** A comment that does not end in the block where it begins, so that both of its ends are text. */
export function findComments({ prose, start }: ProseBlock, source: string): Slip[] {
  const index = prose.indexOf(BEGIN);
  if (index < 0) return [];
  const kind = source.includes(END, start + index) ? 'cut' : 'open';
  return [{ rule: 'comment-published', offset: start + index, values: { kind } }];
}

import { error, inText } from '../rule.ts';

export const commentPublished = error('html', {
  message: (v) =>
    `Cannot find the end of the comment \`${v.typed}\` in the same paragraph, line or cell: all of it is published as text`,
  advice: () => 'Write it on one line, from `<!--` to `-->`, or take it out; `\\<!--` shows the sign itself.',
  means:
    'A comment inside of a paragraph, a heading, an item or a cell ends in the same one. With an empty line in it, its two ends are in ' +
    'different paragraphs and mean nothing: readers would see the signs, and the words that were for you alone.',
  parameters: { typed: '<!-- Ask Ada. And Ben. -->' },
  example: inText('The figure is known. ‸<!-- Ask Ada.\n\nAnd Ben. -->', 'The figure is known.'),
});

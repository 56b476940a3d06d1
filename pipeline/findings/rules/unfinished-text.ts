import { inText, warning } from '../rule.ts';

export const unfinishedText = warning('markup', {
  message: (v) => `Unexpected \`${v.words}\`, which stands for words that are still to come`,
  advice: () => 'Write what belongs there, or take it out.',
  means:
    'Words such as TODO, TBD or “lorem ipsum” keep a place for others, which were to follow later. As it is, every visitor reads it.',
  parameters: { words: 'TBD' },
  example: inText('A gate costs ‸TBD.', 'A gate costs a day.'),
});

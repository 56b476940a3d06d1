import { inText } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly words: string;
};

export const unfinishedText = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) => `Unexpected \`${v.words}\`, which stands for words that are still to come`,
  advice: () => 'Write what belongs there, or take it out.',
  means:
    'Words such as TODO, TBD or “lorem ipsum” keep a place for others. Somebody meant to come back to it. As it is, every visitor reads it.',
  parameters: { words: 'TBD' },
  example: inText('A gate costs ‸TBD.', 'A gate costs a day.'),
});

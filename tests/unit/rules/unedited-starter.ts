import { ANY_ARTICLE, ARTICLE, casesOf, edit, inField } from '../mistakes/rows.ts';

export const cases = casesOf('unedited-starter', [
  inField('summary: ‸One or two sentences that say what a reader will know afterwards.', {
    says: ['`summary`', 'Write your own words'],
    fixed: 'summary: What a euro of risk costs.',
  }),
  edit(ARTICLE, 'type: value memo\n', 'type: ‸…\n', { says: ['`type`', 'take the field out'], fixed: '' }),
  {
    name: 'the first paragraph alone',
    add: {
      'insights/gate.md': ANY_ARTICLE.replace(
        /\nA gate.*/,
        '\n‸Write here. A line that begins with two signs ## is a heading.',
      ),
    },
    says: 'put `draft: true` among the fields',
    fixedFiles: { 'insights/gate.md': ANY_ARTICLE },
  },
]);

import { casesOf, inField } from '../mistakes/rows.ts';

const TITLE = `Which odds a gate has, ${'what it costs and '.repeat(4)}who is to pay`;
const SUMMARY = `${'What a gate costs, and what it is worth to a buyer. '.repeat(4)}It says of each of the odds whether somebody has guessed it.`;

export const cases = casesOf('text-length', [
  inField(`title: ‸${TITLE}, and when`, {
    says: ['`title`: of its 118 letters, a search result shows about 60, and leaves out `what it costs and'],
    fixed: `title: ${'t'.repeat(100)}`,
  }),
  inField(`title: ‸${TITLE}, and when, and for what of all that is to be had`, {
    says: 'a social card leaves out `that is to be had`',
    fixed: 'title: What a gate costs',
  }),
  inField(`summary: ‸${SUMMARY}`, { says: 'shows about 155', fixed: `summary: ${'s'.repeat(250)}` }),
]);

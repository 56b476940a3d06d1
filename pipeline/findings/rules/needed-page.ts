import { error, inFields, lines } from '../rule.ts';

export const neededPage = error('fields', {
  message: (v) => `Unexpected draft: no site is without \`${v.name}\``,
  advice: () => 'Take the line `draft: true` out.',
  means:
    'No site can be made without a front page and a page for addresses that lead nowhere, and none with articles without the page that lists them. ' +
    'As a draft, this one would not be there.',
  parameters: { name: 'pages/home.md' },
  example: inFields('pages/home.md', lines('title: Pianos that hold', '‸draft: true'), 'title: Pianos that hold'),
});

import { beside, error, inFields, together } from '../rule.ts';

export const duplicateAddress = error('addresses', {
  message: (v) => `Unexpected address \`${v.address}\`: \`${v.other}\` is there already`,
  advice: () => 'Two pages cannot share an address: give one another file name or `slug`, or take the alias out.',
  means:
    'Two pages want the same address, and a visitor who types it can only get one of them. It may come from the name of a file, from ' +
    '`slug` or `aliases`, or be that of a page that the site makes by itself. Capitals and accents make no difference here, since they do not on ' +
    'every disk. One of the two must move.',
  parameters: { address: '/prices', other: 'pages/prices.md' },
  example: together(
    beside('text', 'pages/prices.md', 'What it costs.'),
    inFields(
      'pages/offers.md',
      'title: What we offer\naliases: [‸/prices]',
      'title: What we offer\naliases: [/all-offers]',
    ),
  ),
});

import { beside, error, inFields, together } from '../rule.ts';

export const duplicateAddress = error('addresses', {
  message: (v) => `Unexpected address \`${v.address}\`: \`${v.other}\` is there already`,
  advice: () => 'Two pages cannot share an address; rename one file or take the alias out.',
  means:
    'Two pages want the same address, and a visitor who types it can only get one of them. It may be the name of a file, an ' +
    'entry of `aliases`, or a page that the site makes by itself. One of the two must move.',
  parameters: { address: '/prices', other: 'pages/prices.md' },
  example: together(
    beside('text', 'pages/prices.md', 'What it costs.'),
    inFields('pages/offers.md', 'aliases: [‸/prices]', 'aliases: [/all-offers]'),
  ),
});

import { casesOf, inField, inFields } from '../mistakes/rows.ts';

export const cases = casesOf('front-matter-field', [
  inFields('draft: ‸perhaps\n', { says: 'expected `true` or `false`', fixed: '' }),
  inFields('reading_time: ‸five\n', { says: 'expected a number', fixed: '' }),
  inFields('reading_time: ‸0\n', { says: 'expected at least 1', fixed: '' }),
  inFields('reading_time: ‸1e32\n', { says: 'expected at most 600', fixed: '' }),
  inFields('reading_time: ‸4.5\n', { says: 'expected a whole number', fixed: '' }),
  inField('type: ‸[value, memo]', { says: 'Write one text behind `type:`', undone: true }),
  inField('type:‸', { says: 'Write a value behind `type:`', undone: true }),
  inFields('images: [‸"images/{x}.svg"]\n', { says: 'without braces', fixed: '' }),
  {
    name: 'a section without its cards',
    add: {
      'pages/extra.md':
        '---\ntitle: Extra\ndescription: A page.\nsections:\n  - kind: cards\n    title: Cards\n    items:‸\n---\n',
    },
    says: '`sections.items`: it is empty',
    fixedFiles: { 'pages/extra.md': undefined },
  },
]);

import { casesOf, inFields } from '../mistakes/rows.ts';

export const cases = casesOf('duplicate-address', [
  {
    name: 'the same alias in two files',
    file: 'insights/investor-ready-mindset.md',
    from: 'type: value memo\n',
    to: 'type: value memo\naliases: [‸/insights/burning]\n',
    also: [
      {
        file: 'insights/burn-quality.md',
        from: 'type: value memo\n',
        to: 'type: value memo\naliases: [/insights/burning]\n',
      },
    ],
    says: '`insights/burn-quality.md` is there already',
    fixed: 'type: value memo\n',
  },
  inFields('aliases: [‸/faq]\n', { says: '`pages/faq.md` is there already', fixed: '' }),
  inFields('aliases: [‸/services]\n', { says: '`pages/how-i-help.md` is there already', fixed: '' }),
  inFields('aliases: [‸/insights/topics/capital]\n', { fixed: '' }),
]);

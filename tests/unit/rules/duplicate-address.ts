import { ANY_ARTICLE, casesOf, inFields } from '../mistakes/rows.ts';

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
  {
    name: 'the slug of another article',
    add: { 'insights/gate.md': ANY_ARTICLE.replace('tags:', 'slug: ‸burn-quality\ntags:') },
    says: '`insights/burn-quality.md` is there already',
    fixedFiles: { 'insights/gate.md': ANY_ARTICLE },
  },
  {
    name: 'the same name in other letters',
    add: { 'insights/Burn Quality.md': ANY_ARTICLE },
    at: 'insights/burn-quality.md:1:1',
    says: '`insights/Burn Quality.md` is there already',
    fixedFiles: { 'insights/Burn Quality.md': undefined },
  },
  inFields('aliases: [‸/faq]\n', { says: '`pages/faq.md` is there already', fixed: '' }),
  inFields('aliases: [‸/services]\n', { says: '`pages/how-i-help.md` is there already', fixed: '' }),
  inFields('aliases: [‸/insights/topics/capital]\n', { fixed: '' }),
]);

import { ANY_ARTICLE, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('heading-level', [
  {
    name: 'all headings of an article one level too deep',
    add: { 'insights/deep.md': `${ANY_ARTICLE}\n‸### One\n\nA.\n\n#### In it\n\nB.\n\n### Two\n\nC.\n` },
    says: ['level 3, expected 2', 'Take one `#` from each heading of this text'],
    fixedFiles: { 'insights/deep.md': `${ANY_ARTICLE}\n## One\n\nA.\n\n### In it\n\nB.\n\n## Two\n\nC.\n` },
  },
  {
    name: 'all headings of an article two levels too deep',
    add: { 'insights/deeper.md': `${ANY_ARTICLE}\n‸#### One\n\nA.\n\n#### Two\n\nB.\n` },
    says: 'Take 2 `#` from each heading of this text',
    fixedFiles: { 'insights/deeper.md': `${ANY_ARTICLE}\n## One\n\nA.\n\n## Two\n\nB.\n` },
  },
]);

import { ANY_ARTICLE, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('duplicate-slug', [
  {
    name: 'the slug of another article',
    add: { 'insights/gate.md': ANY_ARTICLE.replace('tags:', 'slug: ‸burn-quality\ntags:') },
    says: '`insights/burn-quality.md` has it already',
    fixedFiles: { 'insights/gate.md': ANY_ARTICLE },
  },
  {
    name: 'the same name in other letters',
    add: { 'insights/Burn Quality.md': ANY_ARTICLE },
    at: 'insights/burn-quality.md:1:1',
    says: '`insights/Burn Quality.md` has it already',
    fixedFiles: { 'insights/Burn Quality.md': undefined },
  },
]);

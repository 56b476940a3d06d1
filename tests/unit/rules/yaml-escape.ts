import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-escape', [
  edit(ARTICLE, 'title: "Burn Quality: what a euro of risk costs you"', String.raw`title: ‸"\uD83C"`, {
    fixed: 'title: "🎹"',
  }),
]);

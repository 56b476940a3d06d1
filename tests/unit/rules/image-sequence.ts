import { casesOf, fixture, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf(
  'image-sequence',
  ['moving.gif', 'moving.png', 'moving.webp'].map((name) =>
    inArticle(`‸![A square](../images/${name})`, {
      add: { [`images/${name}`]: fixture(name) },
      says: 'only the first is published',
      fixed: '![A square](../images/ladder.svg)',
    }),
  ),
);

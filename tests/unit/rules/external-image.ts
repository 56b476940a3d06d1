import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('external-image', [
  inArticle('‸<img src=" https://example.org/a.png " alt="A">', {
    says: 'Save the picture under `images/`',
    fixed: '![A](../images/ladder.svg)',
  }),
  inArticle('‸![A](https://example.org/a.png)', {
    says: 'Save the picture under `images/`',
    fixed: '![A](../images/ladder.svg)',
  }),
]);

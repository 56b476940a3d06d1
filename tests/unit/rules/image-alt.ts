import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('image-alt', [
  inArticle('‸![](../images/ladder.svg)', { says: 'Say what it shows', fixed: '![A ladder](../images/ladder.svg)' }),
  inArticle('‸![IMG_2034.jpg](../images/ladder.svg)', {
    says: 'it does not say what is shown',
    fixed: '![A ladder](../images/ladder.svg)',
  }),
]);

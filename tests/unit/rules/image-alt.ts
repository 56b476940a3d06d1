import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('image-alt', [
  inArticle('a picture without words', '‸![](../images/ladder.svg)', {
    says: 'Say what it shows',
    fixed: '![A ladder](../images/ladder.svg)',
  }),
  inArticle('the name of a file as the words of a picture', '‸![IMG_2034.jpg](../images/ladder.svg)', {
    says: 'it does not say what is shown',
    fixed: '![A ladder](../images/ladder.svg)',
  }),
]);

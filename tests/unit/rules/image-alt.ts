import { ARTICLE, casesOf, edit, inArticle, inField } from '../mistakes/rows.ts';

export const cases = casesOf('image-alt', [
  inArticle('‸![](../images/ladder.svg)', { says: 'Say what it shows', fixed: '![A ladder](../images/ladder.svg)' }),
  inArticle('‸![IMG_2034.jpg](../images/ladder.svg)', {
    says: 'it does not say what is shown',
    fixed: '![A ladder](../images/ladder.svg)',
  }),
  edit(ARTICLE, 'hero_image: images/burn-quality.svg\n', 'hero_image: ‸images/burn-quality.svg\n# ', {
    says: 'Say what it shows',
    undone: true,
  }),
  inField('hero_alt: ‸burn-quality.svg', { says: 'it does not say what is shown', fixed: 'hero_alt: A dial' }),
]);

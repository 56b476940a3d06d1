import { DRAWING, casesOf, inArticle, inField } from '../mistakes/rows.ts';

const LADDER = '![A ladder](../images/ladder.svg)';
const MENDED = '![A](../images/ladder.svg)';

export const cases = casesOf('missing-image', [
  inArticle('‸![A ladder](http://localhost:3000/ladder.svg)', {
    says: 'a place on a computer',
    fixed: LADDER,
  }),
  inArticle('‸![A](../pictures/ladder.svg)', { says: '`../images/ladder.svg`', fixed: MENDED, isGuess: true }),
  inArticle('‸![A](/Users/anna/Desktop/ladder.svg)', {
    says: 'a place on a computer',
    fixed: MENDED,
  }),
  inArticle(String.raw`‸![A](C:\Users\anna\ladder.svg)`, {
    says: 'a place on a computer',
    fixed: MENDED,
  }),
  inArticle('‸![A](file:///Users/anna/ladder.svg)', {
    says: 'a place on a computer',
    fixed: MENDED,
  }),
  inArticle('‸![A](../images/chart.png)', { says: 'Cannot find the image `../images/chart.png` →', fixed: MENDED }),
  inArticle('‸![A](../images/nowhere.png?w=8)', { says: 'its path: `../images/nowhere.png`', fixed: MENDED }),
  inArticle('‸![A](data:image/png;base64,iVBORw0KGgo=)', { says: 'stands in the text', fixed: MENDED }),
  inArticle('‸![A](../images/pie.svg)', {
    says: 'name it by its path: `../images/pie.svg`',
    fixedFiles: { 'images/pie.svg': DRAWING },
  }),
  inArticle('‸![A](https://www.example.com/images/laddr.svg)', {
    says: 'Cannot find the image `/images/laddr.svg`',
    fixed: MENDED,
  }),
  inField('hero_image: ‸images/burn-qualty.svg', { says: 'Put `images/burn-quality.svg` in its place', undone: true }),
  inField('hero_image: ‸images/burn-quality.mp4', { says: 'Pages show still pictures', undone: true }),
  inField('hero_image: ‸files/burn-quality.pdf', { says: 'lead to it by a link', undone: true }),
  inField('hero_image: ‸Images/Burn-Quality.svg', { says: 'Put `images/burn-quality.svg` in its place', undone: true }),
  inArticle(String.raw`‸![A](C:\Users\anna\other.png)`, {
    says: 'name it by its path: `../images/other.png`',
    fixed: MENDED,
  }),
]);

import { DRAWING, casesOf, fixture, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('mislabelled-image', [
  inArticle('‸![A](../images/a.png)', {
    add: { 'images/a.png': DRAWING },
    says: 'Give the file the ending `.svg`',
    fixed: '![A](../images/ladder.svg)',
  }),
  inArticle('‸![A](../images/photo.webp)', {
    add: { 'images/photo.webp': fixture('photo.webp') },
    says: ['in the format JPEG', '`../images/photo.jpg`'],
    fixed: '![A](../images/ladder.svg)',
  }),
]);

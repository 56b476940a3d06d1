import { ARTICLE, bytes, casesOf, fixture, inArticle, published } from '../mistakes/rows.ts';

const HEIC = bytes('\0\0\0\u0018ftypheic\0\0\0\0mif1heic');
const LADDER = '![A ladder](../images/ladder.svg)';

// Drawings, and the other limits, are in `tests/unit/image-limits.slow.test.ts`.
export const cases = casesOf('unreadable-image', [
  inArticle('‸![film](../images/a.mp4)', {
    add: { 'images/a.mp4': 'ftyp' },
    says: 'put a film on a site for films',
    fixedFiles: { [ARTICLE]: published(ARTICLE), 'images/a.mp4': undefined },
  }),
  inArticle('‸![A](<../images/Photo 1.HEIC>)', {
    add: { 'images/Photo 1.HEIC': HEIC },
    says: ['a HEIC picture', 'export it as JPEG', '`../images/Photo-1.jpg`'],
    fixed: LADDER,
  }),
  inArticle('‸![A](../images/a.jpg)', { add: { 'images/a.jpg': HEIC }, says: 'a HEIC picture', fixed: LADDER }),
  inArticle('‸![A](../images/scan.bmp)', {
    add: { 'images/scan.bmp': bytes('BM6\0\0\0\0\0') },
    says: 'a BMP picture',
    fixed: LADDER,
  }),
  inArticle('‸![A](../images/doc.pdf)', {
    add: { 'images/doc.pdf': bytes('%PDF-1.4\n') },
    says: 'it is a PDF document',
    fixedFiles: { [ARTICLE]: published(ARTICLE), 'images/doc.pdf': undefined },
  }),
  inArticle('‸![A](../images/a.png)', { add: { 'images/a.png': 'Hello' }, says: 'not in a format', fixed: LADDER }),
  inArticle('‸![A](../images/b.png)', {
    add: { 'images/b.png': new Uint8Array() },
    says: 'the file is empty',
    fixed: LADDER,
  }),
  ...[
    ['50000x50000.png', 'it is 50,000 by 50,000 pixels, and a side may have 16,383 at most'],
    ['cut.jpg', 'it is damaged or cut short'],
    ['script.svg', 'a letter that the typeface of drawings does not have'],
  ].map(([name = '', says = '']) =>
    inArticle(`‸![A picture](../images/${name})`, {
      add: { [`images/${name}`]: fixture(name) },
      says,
      fixed: LADDER,
    }),
  ),
]);

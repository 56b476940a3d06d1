import { bytes, casesOf, fixture, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('unreadable-image', [
  {
    name: 'a film among the pictures',
    add: {
      'insights/test.md':
        '---\ntitle: A test\nsummary: A test of pictures.\npublished: 2025-10-10\ntags: []\n---\n\nBefore it.\n\n‸![film](../images/a.mp4)\n',
      'images/a.mp4': 'ftyp',
    },
    says: 'put a film on a site for films',
    fixedFiles: {
      'insights/test.md':
        '---\ntitle: A test\nsummary: A test of pictures.\npublished: 2025-10-10\ntags: []\n---\n\nBefore it.\n\nA film.\n',
      'images/a.mp4': undefined,
    },
  },
  {
    name: 'a picture of an iPhone',
    file: 'insights/burn-quality.md',
    from: '## What goes into it\n',
    to: '## What goes into it\n\n‸![A](<../images/Photo 1.HEIC>)\n',
    says: ['a HEIC picture', 'export it as JPEG', '`../images/Photo-1.jpg`'],
    add: { 'images/Photo 1.HEIC': bytes('\0\0\0\u0018ftypheic\0\0\0\0mif1heic') },
    fixed: '## What goes into it\n\n![A](../images/ladder.svg)\n',
  },
  {
    name: 'a picture of an iPhone under another name',
    file: 'insights/burn-quality.md',
    from: '## What goes into it\n',
    to: '## What goes into it\n\n‸![A](../images/a.jpg)\n',
    says: 'a HEIC picture',
    fixed: '## What goes into it\n\n![A](images/ladder.svg)\n',
    add: { 'images/a.jpg': bytes('\0\0\0\u0018ftypheic\0\0\0\0mif1heic') },
  },
  {
    name: 'a picture of a scanner',
    file: 'insights/burn-quality.md',
    from: '## What goes into it\n',
    to: '## What goes into it\n\n‸![A](../images/scan.bmp)\n',
    says: 'a BMP picture',
    fixed: '## What goes into it\n\n![A](images/ladder.svg)\n',
    add: { 'images/scan.bmp': bytes('BM6\0\0\0\0\0') },
  },
  {
    name: 'a document in the place of a picture',
    add: {
      'insights/test.md':
        '---\ntitle: A test\nsummary: A test of pictures.\npublished: 2025-10-10\ntags: []\n---\n\nBefore it.\n\n‸![A](../images/doc.pdf)\n',
      'images/doc.pdf': bytes('%PDF-1.4\n'),
    },
    says: 'it is a PDF document',
    fixedFiles: {
      'insights/test.md':
        '---\ntitle: A test\nsummary: A test of pictures.\npublished: 2025-10-10\ntags: []\n---\n\nBefore it.\n\n![A](../images/doc.svg)\n',
      'images/doc.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      'images/doc.pdf': undefined,
    },
  },
  {
    name: 'a picture that is no picture',
    file: 'insights/burn-quality.md',
    from: '## What goes into it\n',
    to: '## What goes into it\n\n‸![A](../images/a.png)\n',
    says: 'not in a format',
    fixed: '## What goes into it\n\n![A](images/ladder.svg)\n',
    add: { 'images/a.png': 'Hello' },
  },
  {
    name: 'a picture without anything in it',
    file: 'insights/burn-quality.md',
    from: '## What goes into it\n',
    to: '## What goes into it\n\n‸![A](../images/a.png)\n',
    says: 'the file is empty',
    fixed: '## What goes into it\n\n![A](images/ladder.svg)\n',
    add: { 'images/a.png': new Uint8Array() },
  },
  ...[
    ['50000x50000.png', 'it is 50,000 by 50,000 pixels, and a side may have 16,383 at most'],
    ['800x16390.png', 'it is 800 by 16,390 pixels'],
    ['cut.jpg', 'it is damaged or cut short'],
    ['cut.png', 'it is damaged or cut short'],
    ['script.svg', 'a letter that the typeface of drawings does not have'],
  ].map(([name = '', says = '']) =>
    inArticle(`the picture ${name}`, `‸![A picture](../images/${name})`, {
      add: { [`images/${name}`]: fixture(name) },
      says,
      fixed: '![A picture](../images/ladder.svg)',
    }),
  ),
  inArticle('a drawing of fifty thousand pixels', '‸![A](../images/large.svg)', {
    add: {
      'images/large.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="50000" height="50000"><rect width="9" height="9"/></svg>',
    },
    says: '50,000 by 50,000',
    fixed: '![A](../images/ladder.svg)',
  }),
  inArticle('a drawing that ends too soon', '‸![A](../images/broken.svg)', {
    add: { 'images/broken.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect' },
    says: 'damaged or cut short',
    fixed: '![A](../images/ladder.svg)',
  }),
]);

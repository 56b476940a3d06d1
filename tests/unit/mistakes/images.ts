import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
const AFTER = '## What goes into it\n';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const HEIC = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic');
const BMP = new TextEncoder().encode('BM6\0\0\0\0\0');

const PDF = new TextEncoder().encode('%PDF-1.4\n');

/** An article of one paragraph. */
function articleWith(text: string): string {
  return `---\ntitle: A test\nsummary: A test of pictures.\npublished: 2025-10-10\ntags: []\n---\n\nBefore it.\n\n${text}\n`;
}

/** A picture in the text of an article. */
function picture(name: string, typed: string, says: string | readonly string[], fixed?: string): Mistake {
  return {
    name: `a picture ${name}`,
    file: ARTICLE,
    from: AFTER,
    to: `${AFTER}\n‸${typed}\n`,
    rule: 'missing-image',
    says,
    ...(fixed !== undefined && { fixed: `${AFTER}\n${fixed}\n` }),
  };
}

/** Pictures that cannot be found, or cannot be used. */
export const images: readonly Mistake[] = [
  inArticle({
    name: 'a picture on the computer itself, by its address',
    typed: '‸![A ladder](http://localhost:3000/ladder.svg)',
    rule: 'missing-image',
    says: 'a place on a computer',
    fixed: '![A ladder](../images/ladder.svg)',
  }),
  picture('misspelt', '![A](../images/laddr.svg)', 'did you mean `images/ladder.svg`', '![A](images/ladder.svg)'),
  picture('with another ending', '![A](../images/ladder.png)', '`images/ladder.svg`', '![A](images/ladder.svg)'),
  picture('in another case', '![A](../images/Ladder.SVG)', 'did you mean `../images/ladder.svg`'),
  picture('in another folder', '![A](../pictures/ladder.svg)', '`../images/ladder.svg`', '![A](../images/ladder.svg)'),
  picture('without its folder', '![A](ladder.svg "A ladder")', 'did you mean `../images/ladder.svg`'),
  picture('too many folders up', '![A](../../images/ladder.svg)', 'did you mean `../images/ladder.svg`'),
  picture('with backslashes', String.raw`![A](..\images\ladder.svg)`, 'did you mean `../images/ladder.svg`'),
  picture('on a Mac', '![A](/Users/anna/Desktop/ladder.svg)', 'a place on a computer', '![A](../images/ladder.svg)'),
  picture('on a PC', String.raw`![A](C:\Users\anna\ladder.svg)`, 'a place on a computer', '![A](../images/ladder.svg)'),
  picture(
    'by the address of a file',
    '![A](file:///Users/anna/ladder.svg)',
    'a place on a computer',
    '![A](../images/ladder.svg)',
  ),
  picture('that never was', '![A](../images/chart.png)', 'Cannot find the image `../images/chart.png` →', ''),
  picture('that is a film', '![film](a.mp4)', 'put a film on a site for films', '[film](https://example.org/film)'),
  picture('that is a document', '![A](deck.pdf)', 'lead to it by a link, which has no `!` before its brackets', ''),
  {
    name: 'a film among the pictures',
    add: { 'insights/test.md': articleWith('‸![film](../images/a.mp4)'), 'images/a.mp4': 'ftyp' },
    rule: 'unreadable-image',
    says: 'put a film on a site for films',
    fixedFiles: { 'insights/test.md': articleWith('A film.'), 'images/a.mp4': undefined },
  },
  picture('as GitHub shows it', '![A](../images/ladder.svg?raw=true)', 'did you mean `../images/ladder.svg`'),
  picture('with what ends an address', '![A](../images/nowhere.png?w=8)', 'its path: `../images/nowhere.png`', ''),
  {
    ...picture(
      'of another site, behind a blank',
      '<img src=" https://example.org/a.png " alt="A">',
      'Save the picture under `images/`',
      '![A](../images/ladder.svg)',
    ),
    rule: 'external-image',
  },
  picture('pasted into the text', '![A](data:image/png;base64,iVBORw0KGgo=)', 'stands in the text', ''),
  {
    ...picture(
      'that never was, put where the help says',
      '![A](../images/pie.svg)',
      'name it by its path: `../images/pie.svg`',
    ),
    fixedFiles: { 'images/pie.svg': SVG },
  },
  {
    ...picture('with a blank in its name', '![A](../images/Photo 1.svg)', '![A](<../images/Photo 1.svg>)'),
    add: { 'images/Photo 1.svg': SVG },
    rule: 'blank-in-target',
  },
  {
    ...picture('without words', '![](../images/ladder.svg)', 'Say what it shows', '![A ladder](../images/ladder.svg)'),
    rule: 'image-alt',
  },
  {
    ...picture(
      'of another site',
      '![A](https://example.org/a.png)',
      'Save the picture under `images/`',
      '![A](../images/ladder.svg)',
    ),
    rule: 'external-image',
  },
  {
    ...picture('of an iPhone', '![A](<../images/Photo 1.HEIC>)', [
      'a HEIC picture',
      'export it as JPEG',
      '`../images/Photo-1.jpg`',
    ]),
    add: { 'images/Photo 1.HEIC': HEIC },
    rule: 'unreadable-image',
    fixed: `${AFTER}\n![A](../images/ladder.svg)\n`,
  },
  {
    ...picture('of an iPhone under another name', '![A](../images/a.jpg)', 'a HEIC picture', '![A](images/ladder.svg)'),
    add: { 'images/a.jpg': HEIC },
    rule: 'unreadable-image',
  },
  {
    ...picture('of a scanner', '![A](../images/scan.bmp)', 'a BMP picture', '![A](images/ladder.svg)'),
    add: { 'images/scan.bmp': BMP },
    rule: 'unreadable-image',
  },
  {
    name: 'a document in the place of a picture',
    add: { 'insights/test.md': articleWith('‸![A](../images/doc.pdf)'), 'images/doc.pdf': PDF },
    rule: 'unreadable-image',
    says: 'it is a PDF document',
    fixedFiles: {
      'insights/test.md': articleWith('![A](../images/doc.svg)'),
      'images/doc.svg': SVG,
      'images/doc.pdf': undefined,
    },
  },
  {
    ...picture(
      'by the full address of the site',
      '![A](https://www.example.com/images/laddr.svg)',
      'Cannot find the image `/images/laddr.svg`',
      '![A](../images/ladder.svg)',
    ),
  },
  {
    ...picture('that is no picture', '![A](../images/a.png)', 'not in a format', '![A](images/ladder.svg)'),
    add: { 'images/a.png': 'Hello' },
    rule: 'unreadable-image',
  },
  {
    ...picture('without anything in it', '![A](../images/a.png)', 'the file is empty', '![A](images/ladder.svg)'),
    add: { 'images/a.png': new Uint8Array() },
    rule: 'unreadable-image',
  },
  {
    ...picture('with the ending of another format', '![A](../images/a.png)', 'Give the file the ending `.svg`'),
    add: { 'images/a.png': SVG },
    rule: 'mislabelled-image',
    fixed: `${AFTER}\n![A](images/ladder.svg)\n`,
  },
  {
    name: 'a picture of an article misspelt',
    file: ARTICLE,
    from: 'hero_image: images/burn-quality.svg',
    to: 'hero_image: ‸images/burn-qualty.svg',
    rule: 'missing-image',
    says: 'Put `images/burn-quality.svg` in its place',
    fixed: 'hero_image: images/burn-quality.svg',
  },
  {
    name: 'a film in the place of a picture, called like one',
    file: ARTICLE,
    from: 'hero_image: images/burn-quality.svg',
    to: 'hero_image: ‸images/burn-quality.mp4',
    rule: 'missing-image',
    says: 'Pages show still pictures',
    fixed: 'hero_image: images/burn-quality.svg',
  },
  {
    name: 'a document in the place of a picture',
    file: ARTICLE,
    from: 'hero_image: images/burn-quality.svg',
    to: 'hero_image: ‸files/burn-quality.pdf',
    rule: 'missing-image',
    says: 'lead to it by a link',
    fixed: 'hero_image: images/burn-quality.svg',
  },
  {
    name: 'a picture of an article in another case',
    file: ARTICLE,
    from: 'hero_image: images/burn-quality.svg',
    to: 'hero_image: ‸Images/Burn-Quality.svg',
    rule: 'missing-image',
    says: 'Put `images/burn-quality.svg` in its place',
    fixed: 'hero_image: images/burn-quality.svg',
  },
];

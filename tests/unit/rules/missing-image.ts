import { ARTICLE, casesOf, edit, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('missing-image', [
  inArticle('a picture on the computer itself, by its address', '‸![A ladder](http://localhost:3000/ladder.svg)', {
    says: 'a place on a computer',
    fixed: '![A ladder](../images/ladder.svg)',
  }),
  inArticle('a picture misspelt', '‸![A](../images/laddr.svg)', {
    says: 'did you mean `images/ladder.svg`',
    fixed: '![A](images/ladder.svg)',
  }),
  inArticle('a picture with another ending', '‸![A](../images/ladder.png)', {
    says: '`images/ladder.svg`',
    fixed: '![A](images/ladder.svg)',
  }),
  inArticle('a picture in another case', '‸![A](../images/Ladder.SVG)', {
    says: 'did you mean `../images/ladder.svg`',
  }),
  inArticle('a picture in another folder', '‸![A](../pictures/ladder.svg)', {
    says: '`../images/ladder.svg`',
    fixed: '![A](../images/ladder.svg)',
  }),
  inArticle('a picture without its folder', '‸![A](ladder.svg "A ladder")', {
    says: 'did you mean `../images/ladder.svg`',
  }),
  inArticle('a picture too many folders up', '‸![A](../../images/ladder.svg)', {
    says: 'did you mean `../images/ladder.svg`',
  }),
  inArticle('a picture with backslashes', String.raw`‸![A](..\images\ladder.svg)`, {
    says: 'did you mean `../images/ladder.svg`',
  }),
  inArticle('a picture on a Mac', '‸![A](/Users/anna/Desktop/ladder.svg)', {
    says: 'a place on a computer',
    fixed: '![A](../images/ladder.svg)',
  }),
  inArticle('a picture on a PC', String.raw`‸![A](C:\Users\anna\ladder.svg)`, {
    says: 'a place on a computer',
    fixed: '![A](../images/ladder.svg)',
  }),
  inArticle('a picture by the address of a file', '‸![A](file:///Users/anna/ladder.svg)', {
    says: 'a place on a computer',
    fixed: '![A](../images/ladder.svg)',
  }),
  inArticle('a picture that never was', '‸![A](../images/chart.png)', {
    says: 'Cannot find the image `../images/chart.png` →',
    fixed: '',
  }),
  inArticle('a picture that is a film', '‸![film](a.mp4)', {
    says: 'put a film on a site for films',
    fixed: '[film](https://example.org/film)',
  }),
  inArticle('a picture that is a document', '‸![A](deck.pdf)', {
    says: 'lead to it by a link, which has no `!` before its brackets',
    fixed: '',
  }),
  inArticle('a picture as GitHub shows it', '‸![A](../images/ladder.svg?raw=true)', {
    says: 'did you mean `../images/ladder.svg`',
  }),
  inArticle('a picture with what ends an address', '‸![A](../images/nowhere.png?w=8)', {
    says: 'its path: `../images/nowhere.png`',
    fixed: '',
  }),
  inArticle('a picture pasted into the text', '‸![A](data:image/png;base64,iVBORw0KGgo=)', {
    says: 'stands in the text',
    fixed: '',
  }),
  {
    name: 'a picture that never was, put where the help says',
    file: 'insights/burn-quality.md',
    from: '## What goes into it\n',
    to: '## What goes into it\n\n‸![A](../images/pie.svg)\n',
    says: 'name it by its path: `../images/pie.svg`',
    fixedFiles: {
      'images/pie.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    },
  },
  inArticle('a picture by the full address of the site', '‸![A](https://www.example.com/images/laddr.svg)', {
    says: 'Cannot find the image `/images/laddr.svg`',
    fixed: '![A](../images/ladder.svg)',
  }),
  edit(
    'a picture of an article misspelt',
    ARTICLE,
    'hero_image: images/burn-quality.svg',
    'hero_image: ‸images/burn-qualty.svg',
    { says: 'Put `images/burn-quality.svg` in its place', fixed: 'hero_image: images/burn-quality.svg' },
  ),
  edit(
    'a film in the place of a picture, called like one',
    ARTICLE,
    'hero_image: images/burn-quality.svg',
    'hero_image: ‸images/burn-quality.mp4',
    { says: 'Pages show still pictures', fixed: 'hero_image: images/burn-quality.svg' },
  ),
  edit(
    'a document in the place of a picture',
    ARTICLE,
    'hero_image: images/burn-quality.svg',
    'hero_image: ‸files/burn-quality.pdf',
    { says: 'lead to it by a link', fixed: 'hero_image: images/burn-quality.svg' },
  ),
  edit(
    'a picture of an article in another case',
    ARTICLE,
    'hero_image: images/burn-quality.svg',
    'hero_image: ‸Images/Burn-Quality.svg',
    { says: 'Put `images/burn-quality.svg` in its place', fixed: 'hero_image: images/burn-quality.svg' },
  ),
  inArticle('a wrong picture under a name', 'See ![A ladder][l].\n\n‸[l]: ../pictures/ladder.svg', {
    says: '../images/ladder.svg',
    fixed: 'See ![A ladder][l].\n\n[l]: ../images/ladder.svg',
  }),
  inArticle('an address of a picture that is missing', 'See ‸![A ladder]() now.', {
    says: 'the path of the image',
    fixed: 'See ![A ladder](../images/ladder.svg) now.',
  }),
  inArticle('a picture of a PC under another name', String.raw`‸![A](C:\Users\anna\other.png)`, {
    says: 'name it by its path: `../images/other.png`',
    fixed: '![A](../images/ladder.svg)',
  }),
]);

import { casesOf, fixture, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('mislabelled-image', [
  {
    name: 'a picture with the ending of another format',
    file: 'insights/burn-quality.md',
    from: '## What goes into it\n',
    to: '## What goes into it\n\n‸![A](../images/a.png)\n',
    says: 'Give the file the ending `.svg`',
    add: { 'images/a.png': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>' },
    fixed: '## What goes into it\n\n![A](images/ladder.svg)\n',
  },
  inArticle('a photograph with the ending of another format', '‸![A](../images/photo.webp)', {
    add: { 'images/photo.webp': fixture('photo.webp') },
    says: ['in the format JPEG', '`../images/photo.jpg`'],
    fixed: '![A](../images/ladder.svg)',
  }),
]);

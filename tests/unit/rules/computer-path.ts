import { casesOf, inArticle, linkTo } from '../mistakes/rows.ts';

export const cases = casesOf('computer-path', [
  linkTo('a file on a Mac', '/Users/anna/deck.pdf', { says: 'a place on a computer', fixed: '/process' }),
  linkTo('a file on a PC', String.raw`C:\Users\anna\deck.pdf`, {
    says: '`C:\\Users\\anna\\deck.pdf`',
    fixed: '/process',
  }),
  linkTo('a file by its address', 'file:///Users/anna/deck.pdf', { says: 'a place on a computer', fixed: '/process' }),
  inArticle('an address of the computer itself', 'See ‸[site](http://localhost:3000/x) now.', {
    says: 'that others can open',
    fixed: 'See [site](https://example.org) now.',
  }),
  inArticle('an address of the computer itself, bare', 'See ‸http://127.0.0.1:80 now.', {
    says: 'between backticks',
    fixed: 'See `http://127.0.0.1:80` now.',
  }),
  inArticle('a link to a file of a Mac, in a sentence', 'See ‸[notes](/Users/anna/notes.md) of mine.', {
    says: 'where no visitor can follow',
    fixed: 'See notes of mine.',
  }),
]);

import { casesOf, inArticle, linkTo } from '../mistakes/rows.ts';

export const cases = casesOf('computer-path', [
  linkTo('/Users/anna/deck.pdf', { says: 'a place on a computer', fixed: '/process' }),
  linkTo(String.raw`C:\Users\anna\deck.pdf`, { says: '`C:\\Users\\anna\\deck.pdf`', fixed: '/process' }),
  linkTo('file:///Users/anna/deck.pdf', { says: 'a place on a computer', fixed: '/process' }),
  inArticle('See ‸[site](http://localhost:3000/x) now.', {
    says: 'that others can open',
    fixed: 'See [site](https://example.org) now.',
  }),
  inArticle('See ‸http://127.0.0.1:80 now.', { says: 'between backticks', fixed: 'See `http://127.0.0.1:80` now.' }),
  inArticle('See ‸[notes](/Users/anna/notes.md) of mine.', {
    says: 'where no visitor can follow',
    fixed: 'See notes of mine.',
  }),
]);

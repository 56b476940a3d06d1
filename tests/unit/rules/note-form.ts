import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('note-form', [
  inArticle('a note of one word without its sign', 'A claim.[1]\n\n‸[1]: Estimate', {
    says: 'For a note, put `^` behind both brackets',
    fixed: 'A claim.[^7]\n\n[^7]: Estimate',
  }),
  inArticle('a note of several words without its sign', 'A claim.[1]\n\n‸[1]: An estimate of mine.', {
    fixed: 'A claim.[^7]\n\n[^7]: An estimate of mine.',
  }),
  inArticle('a note without the sign that its reference has', 'A claim.[^7]\n\n‸[7]: Estimate', {
    says: '`[^7]:` here',
    fixed: 'A claim.[^7]\n\n[^7]: Estimate',
  }),
]);

export const silent = ['`[^code]`, \\[^escaped] and [^a-z] are none.'];

import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('note-form', [
  inArticle('A claim.[1]\n\n‸[1]: Estimate', {
    says: 'For a note, put `^` behind both brackets',
    fixed: 'A claim.[^7]\n\n[^7]: Estimate',
  }),
  inArticle('A claim.[1]\n\n‸[1]: An estimate of mine.', { fixed: 'A claim.[^7]\n\n[^7]: An estimate of mine.' }),
  inArticle('A claim.[^7]\n\n‸[7]: Estimate', { says: '`[^7]:` here', fixed: 'A claim.[^7]\n\n[^7]: Estimate' }),
]);

export const silent = ['`[^code]`, \\[^escaped] and [^a-z] are none.'];

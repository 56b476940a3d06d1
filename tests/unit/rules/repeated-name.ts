import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('repeated-name', [
  inArticle('A claim.[^x]\n\n[^x]: What supports it.\n\n‸[^x]: What else supports it.', {
    says: ['second note `[^x]`: line', 'has it already'],
    fixed: 'A claim.[^x] [^y]\n\n[^x]: What supports it.\n\n[^y]: What else supports it.',
  }),
  inArticle('Read [the process][p].\n\n[p]: /process\n‸[p]: /faq', {
    says: 'second address `[p]`',
    fixed: 'Read [the process][p].\n\n[p]: /process',
  }),
  inArticle('Read [the process][p].\n\n[p]: /process\n\nAnd the answers.\n\n‸[p]: /faq', {
    says: 'put that name into the text where it belongs',
    fixed: 'Read [the process][p].\n\n[p]: /process\n\nAnd [the answers][q].\n\n[q]: /faq',
  }),
]);

import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** Names of notes and addresses that two of them have, or none. */
export const textNames: readonly Mistake[] = [
  inArticle({
    name: 'a note written twice',
    typed: 'A claim.[^x]\n\n[^x]: What supports it.\n\n‸[^x]: What else supports it.',
    rule: 'repeated-name',
    says: ['second note `[^x]`: line', 'has it already'],
    mended: 'A claim.[^x] [^y]\n\n[^x]: What supports it.\n\n[^y]: What else supports it.',
  }),
  inArticle({
    name: 'two addresses under one name',
    typed: 'Read [the process][p].\n\n[p]: /process\n‸[p]: /faq',
    rule: 'repeated-name',
    says: 'second address `[p]`',
    mended: 'Read [the process][p].\n\n[p]: /process',
  }),
];

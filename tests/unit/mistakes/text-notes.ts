import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** Notes that lack their other half, their sign, or their words. */
export const textNotes: readonly Mistake[] = [
  inArticle({
    name: 'a reference without its note',
    typed: 'A claim.‸[^2]',
    rule: 'missing-note',
    says: 'Cannot find the note `[^2]`',
    fixed: 'A claim.[^2]\n\n[^2]: What supports it.',
  }),
  inArticle({
    name: 'a note under another name than its reference',
    typed: 'A claim.‸[^claim]\n\n[^clam]: What supports it.',
    rule: 'missing-note',
    says: 'did you mean `[^clam]`',
    fixed: 'A claim.[^claim]\n\n[^claim]: What supports it.',
  }),
  inArticle({
    name: 'a note that nothing refers to',
    typed: '‸[^9]: What supports a claim.',
    rule: 'unused-note',
    says: 'it is not published',
    fixed: 'A claim.[^9]\n\n[^9]: What supports a claim.',
  }),
  inArticle({
    name: 'a note of one word without its sign',
    typed: 'A claim.[1]\n\n‸[1]: Estimate',
    rule: 'note-form',
    says: 'For a note, put `^` behind both brackets',
    fixed: 'A claim.[^7]\n\n[^7]: Estimate',
  }),
  inArticle({
    name: 'a note of several words without its sign',
    typed: 'A claim.[1]\n\n‸[1]: An estimate of mine.',
    rule: 'note-form',
    fixed: 'A claim.[^7]\n\n[^7]: An estimate of mine.',
  }),
  inArticle({
    name: 'two places without their note',
    typed: 'A claim.‸[^2] Another.[^2]',
    rule: 'missing-note',
    fixed: 'A claim.[^2] Another.[^2]\n\n[^2]: What supports it.',
  }),
  inArticle({
    name: 'a note without the sign that its reference has',
    typed: 'A claim.[^7]\n\n‸[7]: Estimate',
    rule: 'note-form',
    says: '`[^7]:` here',
    fixed: 'A claim.[^7]\n\n[^7]: Estimate',
  }),
];

import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('missing-note', [
  inArticle('a reference without its note', 'A claim.‸[^2]', {
    says: 'Cannot find the note `[^2]`',
    fixed: 'A claim.[^2]\n\n[^2]: What supports it.',
  }),
  inArticle('a note under another name than its reference', 'A claim.‸[^claim]\n\n[^clam]: What supports it.', {
    says: 'did you mean `[^clam]`',
    fixed: 'A claim.[^claim]\n\n[^claim]: What supports it.',
  }),
  inArticle('two places without their note', 'A claim.‸[^2] Another.[^2]', {
    fixed: 'A claim.[^2] Another.[^2]\n\n[^2]: What supports it.',
  }),
]);

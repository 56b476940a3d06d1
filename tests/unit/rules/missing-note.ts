import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('missing-note', [
  inArticle('A claim.‸[^2]', { says: 'Cannot find the note `[^2]`', fixed: 'A claim.[^2]\n\n[^2]: What supports it.' }),
  inArticle('A claim.‸[^claim]\n\n[^clam]: What supports it.', {
    says: 'did you mean `[^clam]`',
    fixed: 'A claim.[^claim]\n\n[^claim]: What supports it.',
  }),
  inArticle('A claim.‸[^2] Another.[^2]', { fixed: 'A claim.[^2] Another.[^2]\n\n[^2]: What supports it.' }),
  inArticle('A claim. ‸[^__2__]', {
    says: 'Cannot find the note `[^__2__]`',
    fixed: 'A claim. [^__2__]\n\n[^__2__]: What supports it.',
  }),
]);

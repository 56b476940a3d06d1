import { casesOf, misnamed } from '../mistakes/rows.ts';

export const cases = casesOf('copied-file', [
  misnamed('insights/burn-quality copy.md', { says: '`insights/burn-quality.md`: it is left out' }),
  misnamed('insights/burn-quality copy 2.md', {
    right: 'insights/gate.md',
    says: 'Delete it, or give it a name of its own',
  }),
  misnamed('insights/burn-quality (1).md', { says: 'Delete it' }),
  misnamed('insights/burn-quality - Kopie.md', { says: 'Delete it' }),
  misnamed('insights/Copy of burn-quality.md', { says: 'Delete it' }),
  misnamed('pages/about copy.md', { says: 'of `pages/about.md`' }),
  misnamed("insights/burn-quality (Anna's conflicted copy 2025-10-06).md", { says: 'Delete it' }),
]);

import { ARTICLE, casesOf, misnamed, published } from '../mistakes/rows.ts';

const VCS = 'insights/vcs-arent-your-buyer-pharma-is.md';

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
  ...['burn-quality 2', 'burn-quality_v2', 'burn-quality.backup'].map((name) =>
    misnamed(`insights/${name}.md`, { text: published(ARTICLE), says: '`insights/burn-quality.md`: it is left out' }),
  ),
  {
    name: 'a published article under a new name',
    add: { 'insights/buyers-again.md': published(VCS) },
    at: 'insights/buyers-again.md:1:1',
    says: ['Unexpected copy `buyers-again.md` of `insights/vcs-arent-your-buyer-pharma-is.md`', 'stays as it is'],
    fixedFiles: { 'insights/buyers-again.md': undefined },
  },
]);

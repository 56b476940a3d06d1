import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';
import { HIDES_OTHERS } from '../mistakes/mistake.ts';

export const cases = casesOf('front-matter-missing', [
  edit(ARTICLE, 'type: value memo\npublished: 2025-10-06', 'type: value memo', {
    at: 'insights/burn-quality.md:2:1',
    says: '`published`',
    undone: true,
  }),
  edit('pages/home.md', '- kind: prose\n    id: context', '- ‸id: context', {
    says: '`sections.kind`',
    name: HIDES_OTHERS,
    undone: true,
  }),
]);

import { casesOf, edit, inFields } from '../mistakes/rows.ts';

export const cases = casesOf('needless-alias', [
  inFields('aliases: [‸/insights/burn-quality]\n', { says: 'it is the address of this very file', fixed: '' }),
  inFields('aliases: [/insights/burning, ‸/insights/burning/]\n', {
    says: 'it stands here already',
    fixed: 'aliases: [/insights/burning]\n',
  }),
  edit('pages/contact.md', 'label: Contact\n', 'label: Contact\nalso_at: [/reach-me]\naliases: [‸/reach-me]\n', {
    says: 'this very file is shown there',
    undone: true,
  }),
]);

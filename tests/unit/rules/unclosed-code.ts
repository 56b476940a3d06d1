import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('unclosed-code', [
  // In a field, nothing else tells of a box of code with nothing in it.
  edit('pages/how-i-help.md', 'is {{ audit-turnaround }}.\n', 'is {{ audit-turnaround }}.\n\n      ‸```\n', {
    says: 'or take this line out',
    undone: true,
  }),
]);

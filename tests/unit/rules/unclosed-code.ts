import { atEnd, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('unclosed-code', [
  atEnd('‸```\nvalue / cost\n\nThis is not code.', {
    says: 'Put a line of three backticks below the code',
    fixed: '\n```\nvalue / cost\n```\n\nThis is not code.',
  }),
  atEnd('‸```\nvalue', { says: ': 1 line is published as code', fixed: '\n```\nvalue\n```' }),
  // In a field, nothing else tells of a box of code with nothing in it.
  edit('pages/how-i-help.md', 'is {{ audit-turnaround }}.\n', 'is {{ audit-turnaround }}.\n\n      ‸```\n', {
    says: 'or take this line out',
    undone: true,
  }),
]);

import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-tab', [
  edit('a field indented by a tab', 'pages/home.md', '  lead: "A sharp story.', '‸\tlead: "A sharp story.', {
    says: 'Write the line as `  lead:',
  }),
]);

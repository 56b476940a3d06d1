import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-tab', [
  edit('pages/home.md', '  lead: "A sharp story.', '‸\tlead: "A sharp story.', 'Write the line as `  lead:'),
]);

import { ARTICLE, casesOf, edit, inField } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-wrapped', [
  edit(ARTICLE, 'before you pay for it. A', 'before you pay for it.\n‸A', 'Write the line as `  A worked ladder'),
  edit(ARTICLE, 'before you pay for it. A worked ladder', 'before you pay\n‸for it\nbut a worked ladder', {
    says: 'Put 2 blanks before this line and the one line below it',
    fixed: 'before you pay\n  for it\n  but a worked ladder',
  }),
  edit('testimonials.yaml', '    first investor', '‸first investor', 'it seems to go on with the text above it'),
  inField('summary: ‸What is this\nand more of it\nall about: gates', '"What is this and more of it all about: gates"'),
  edit(
    'pages/about.md',
    'I work in {{ languages }}.\n',
    'I work in {{ languages }}.\n\n‸Ask which one.\n',
    'Write the line as `      Ask which one.`.',
  ),
  edit('pages/about.md', '      I work in', '    ‸I work in', 'Write the line as `      I work in'),
]);

import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-wrapped', [
  edit(
    'a summary that goes on in the next line',
    ARTICLE,
    'before you pay for it. A worked ladder',
    'before you pay for it.\n‸A worked ladder',
    { says: 'Write the line as `  A worked ladder' },
  ),
  edit(
    'a summary that goes on in two lines',
    ARTICLE,
    'before you pay for it. A worked ladder',
    'before you pay\n‸for it\nbut a worked ladder',
    {
      says: 'Put 2 blanks before this line and the one line below it',
      fixed: 'before you pay\n  for it\n  but a worked ladder',
    },
  ),
  edit(
    'a question to a client whose second line is not indented',
    'testimonials.yaml',
    '    deck already hold',
    '‸deck already hold',
    { says: 'it seems to go on with the text above it' },
  ),
  edit(
    'a colon in the third line of a text that is not indented',
    ARTICLE,
    'summary: Burn Quality puts a price on each gate of a biotech plan before you pay for it. A worked ladder of three gates, one of which does not survive the sum.',
    'summary: ‸What is this\nand more of it\nall about: gates',
    { says: '"What is this and more of it all about: gates"' },
  ),
  edit(
    'a second paragraph without its blanks, in a section',
    'pages/about.md',
    'held in any of them.\n',
    'held in any of them.\n\n‸Ask which one.\n',
    { says: 'Write the line as `      Ask which one.`.' },
  ),
  edit(
    'a text of a section in the column of its name',
    'pages/about.md',
    '      I work in {{ languages }}',
    '    ‸I work in {{ languages }}',
    { says: 'Write the line as `      I work in' },
  ),
]);

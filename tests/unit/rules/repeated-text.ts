import { casesOf, published } from '../mistakes/rows.ts';

const COPY = 'insights/buyers-again.md';
const ORIGINAL = published('insights/what-kills-biotech-deals-and-how-to-stop-it.md');
const PUBLISHED = ORIGINAL.replace(/^title: .*/m, 'title: Buyers again');
/** A copy of which everything has been written anew. */
const OWN = withTexts({ summary: 'What a buyer asks first.', day: '2026-01-05', text: 'Other words.' });

export const cases = casesOf('repeated-text', [
  {
    name: 'a published article under a new name and title',
    add: { [COPY]: PUBLISHED.replace('summary: ', 'summary: ‸') },
    says: [
      'summary, text and day: `insights/what-kills-biotech-deals-and-how-to-stop-it.md` has the same',
      'is published, and stays',
    ],
    fixedFiles: { [COPY]: undefined },
  },
  {
    name: 'the summary of a published article',
    add: { [COPY]: withTexts({ day: '2026-01-05', text: 'Other words.' }).replace('summary: ', 'summary: ‸') },
    says: 'Unexpected summary: ',
    fixedFiles: { [COPY]: OWN },
  },
  {
    name: 'the text of a published article',
    add: {
      [COPY]: withTexts({ summary: 'What a buyer asks first.', day: '2026-01-05' }).replace('title: ', 'title: ‸'),
    },
    says: 'Unexpected text: ',
    fixedFiles: { [COPY]: undefined },
  },
  {
    name: 'the title of a published article',
    add: {
      [COPY]: OWN.replace(/^title: .*/m, 'title: ‸"What kills  biotech deals, and How to stop it"'),
    },
    says: 'Unexpected title: `insights/what-kills-biotech-deals-and-how-to-stop-it.md` has the same',
    fixedFiles: { [COPY]: OWN },
  },
  {
    name: 'a page begun as a copy of another one',
    add: {
      'pages/who.md': published('pages/about.md')
        .replace(/^title: .*$/m, 'title: Who this is')
        .replaceAll(/^ +\w+: \{ value: .*placeholder: true \}\n/gm, '')
        .replaceAll(' {{ confirm }}', '')
        .replace(/^description: /m, 'description: ‸'),
    },
    says: ['Unexpected description: `pages/about.md` has the same', 'is published, and stays'],
    fixedFiles: { 'pages/who.md': undefined },
  },
  {
    name: 'the description of another page',
    add: {
      'pages/extra.md': `---\ntitle: Extra\ndescription: ‸${/^description: (.*)$/m.exec(published('pages/about.md'))?.[1]}\n---\n\nWords.\n`,
    },
    says: 'Unexpected description: ',
    fixedFiles: { 'pages/extra.md': undefined },
  },
]);

/** The published article with other texts in the place of some of its own. */
function withTexts({ summary, day, text }: { summary?: string; day?: string; text?: string }): string {
  let all = PUBLISHED;
  if (summary !== undefined) all = all.replace(/^summary: .*$/m, `summary: ${summary}`);
  if (day !== undefined) all = all.replace(/^published: .*$/m, `published: ${day}`);
  return text === undefined ? all : `${all.slice(0, all.indexOf('\n---\n'))}\n---\n\n${text}\n`;
}

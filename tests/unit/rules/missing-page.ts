import { casesOf, edit, inArticle, linkTo } from '../mistakes/rows.ts';

/** A line of a service that has no page yet. */
const TIMELINE = 'timeline: "{{ pitchkit-duration }}"';
/** The address of the site, known. */
const AT_A_HOST = [
  {
    file: 'site.yaml',
    from: 'url: { value: "https://www.example.com", placeholder: true }',
    to: 'url: https://www.biotech.example',
  },
];

export const cases = casesOf('missing-page', [
  ...['/services/pitchkit', 'pitchkit.md', '../services/pitchkit.md'].map((page) =>
    edit('services/pitchkit.md', TIMELINE, `${TIMELINE}\npage: ‸${page}`, {
      says: 'A page that is still to be made begins with `npm run new`',
      undone: true,
      isGuess: true,
    }),
  ),
  // An article has the name of the picture.
  inArticle('See ‸[the curve](../images/burn-quality.svg?raw=true).', {
    says: 'take the link away',
    fixed: 'See the curve.\n\n![What it shows](../images/burn-quality.svg)',
  }),
  linkTo('https://www.biotech.example/proces', { says: '`/process`', fixed: '/process', also: AT_A_HOST }),
  linkTo('https://WWW.biotech.example/Process?a=b', { says: 'did you mean `/process?a=b`', also: AT_A_HOST }),
]);

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
  edit(
    'pages/services/venture-design.md',
    'to: "destination:booking", utm: { source: site, medium: venture-design, campaign: cta',
    'to: ‸faq, utm: { source: site, medium: venture-design, campaign: cta',
    {
      says: 'did you mean `/faq`',
      fixed: 'to: /faq, utm: { source: site, medium: venture-design, campaign: cta',
    },
  ),
  edit('pages/about.md', 'to: "destination:profile"', 'to: ‸../images/ladder.svg', {
    says: 'put the address of a page here',
    fixed: 'to: /faq',
  }),
  linkTo('/proces', { says: 'did you mean `/process`', fixed: '/process', isGuess: true }),
  linkTo('/proces#modules', { says: 'Put `/process#modules` in its place', fixed: '/process#modules' }),
  linkTo('/proces#nowhere', { says: 'Put `/process` in its place', fixed: '/process' }),
  linkTo('/Process', 'did you mean `/process`'),
  linkTo('/Process/', 'did you mean `/process`'),
  linkTo('/content/pages/Process.md', 'did you mean `/process`'),
  linkTo('/process.html', 'did you mean `/process`'),
  linkTo('process', 'did you mean `/process`'),
  linkTo('process.md', 'did you mean `../pages/process.md`'),
  linkTo('pages/process.md', 'did you mean `../pages/process.md`'),
  linkTo(String.raw`..\pages\process.md`, 'did you mean `../pages/process.md`'),
  linkTo('../pages/Process.md', 'did you mean `../pages/process.md`'),
  linkTo('/insights/process', { says: 'did you mean `/process`', fixed: '/process', isGuess: true }),
  linkTo('/insights/burn-quality-2', {
    says: 'did you mean `/insights/burn-quality`',
    fixed: '/insights/burn-quality',
    isGuess: true,
  }),
  linkTo('/burn-quality', {
    says: 'did you mean `/insights/burn-quality`',
    fixed: '/insights/burn-quality',
    isGuess: true,
  }),
  linkTo('/services/pitchkit', {
    says: 'Put `/how-i-help#pitchkit` in its place',
    fixed: '/how-i-help#pitchkit',
    isGuess: true,
  }),
  ...['/services/pitchkit', 'pitchkit.md', '../services/pitchkit.md'].map((page) =>
    edit('services/pitchkit.md', TIMELINE, `${TIMELINE}\npage: ‸${page}`, {
      says: 'A page that is still to be made begins with `npm run new`',
      undone: true,
      isGuess: true,
    }),
  ),
  linkTo('/Faq#Group-Pricing-Terms', '`/faq#group-pricing-terms`'),
  linkTo('../services/pitchkit.md', 'did you mean `/how-i-help#pitchkit`'),
  linkTo('../files/setup.exe', { says: 'put that into `files/`', fixed: '/process' }),
  linkTo('/pricing', { says: 'Cannot find the page `/pricing` →', fixed: '/process' }),
  inArticle('Half of them ‸[came by themselves](ladder.svg), which seems a lot.', {
    says: 'show it on a line of its own, `![What it shows](../images/ladder.svg)`',
    fixed: 'Half of them came by themselves, which seems a lot.\n\n![What it shows](../images/ladder.svg)',
  }),
  // An article has the name of the picture.
  inArticle('See ‸[the curve](../images/burn-quality.svg?raw=true).', {
    says: 'leave the words without their link',
    fixed: 'See the curve.\n\n![What it shows](../images/burn-quality.svg)',
  }),
  inArticle('See [the ladder][l] now.\n\n‸[l]: /content/images/ladder.svg', {
    says: 'in the place of this line, `![What it shows](../images/ladder.svg)`',
    fixed: 'See the ladder now.\n\n![What it shows](../images/ladder.svg)',
  }),
  inArticle('‸[![A ladder](../images/ladder.svg)](../images/ladder.svg)', {
    says: 'take the link around it out',
    fixed: '![A ladder](../images/ladder.svg)',
  }),
  inArticle('See ‸<https://www.example.com/images/ladder.svg> now.', {
    says: 'show it in the place of the address',
    fixed: 'See\n\n![What it shows](../images/ladder.svg)\n\nnow.',
  }),
  linkTo('../files/deck.key', { says: 'Save it as PDF', fixed: '/process' }),
  linkTo('/insights/the-biotech-deck-audit', {
    says: 'why-deals-die',
    fixed: '/insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science',
  }),
  linkTo('https://www.biotech.example/proces', { says: '`/process`', fixed: '/process', also: AT_A_HOST }),
  linkTo('https://www.example.com/proces', { says: '`/process`', fixed: '/process' }),
  linkTo('https://WWW.biotech.example/Process?a=b', { says: 'did you mean `/process?a=b`', also: AT_A_HOST }),
  edit(
    'pages/about.md',
    'More questions are answered in the [FAQ](/faq',
    'More questions are answered in the ‸[FAQ](/fag',
    { says: 'did you mean `/faq`', undone: true },
  ),
  inArticle('Read [the process][p] and [all of it][p].\n\n‸[p]: /proces', {
    says: 'Put `/process` in its place',
    fixed: 'Read [the process][p] and [all of it][p].\n\n[p]: /process',
  }),
  inArticle('See ! ‸[A ladder](../images/ladder.svg) now.', {
    says: 'take the blank behind the `!` out',
    fixed: 'See ![A ladder](../images/ladder.svg) now.',
  }),
]);

import { ARTICLE, casesOf, edit, inArticle, linkTo } from '../mistakes/rows.ts';

export const cases = casesOf('missing-page', [
  edit('a target without its slash', 'pages/services/venture-design.md', 'to: "destination:booking"', 'to: ‸faq', {
    says: 'did you mean `/faq`',
    fixed: 'to: /faq',
  }),
  linkTo('a page misspelt', '/proces', { says: 'did you mean `/process`', fixed: '/process' }),
  linkTo('a page misspelt, with an anchor that it has', '/proces#modules', {
    says: 'Put `/process#modules` in its place',
    fixed: '/process#modules',
  }),
  linkTo('a page misspelt, with an anchor that it has not', '/proces#nowhere', {
    says: 'Put `/process` in its place',
    fixed: '/process',
  }),
  linkTo('a page in capitals', '/Process', { says: 'did you mean `/process`' }),
  linkTo('a page with an ending', '/process.html', { says: 'did you mean `/process`' }),
  linkTo('a page as if beside the article', 'process', { says: 'did you mean `/process`' }),
  linkTo('a file of another folder', 'process.md', { says: 'did you mean `../pages/process.md`' }),
  linkTo('a file from the content folder', 'pages/process.md', { says: 'did you mean `../pages/process.md`' }),
  linkTo('a file with backslashes', String.raw`..\pages\process.md`, { says: 'did you mean `../pages/process.md`' }),
  linkTo('a file by another case', '../pages/Process.md', { says: 'did you mean `../pages/process.md`' }),
  linkTo('a page that is in no folder of the kind', '/insights/process', {
    says: 'did you mean `/process`',
    fixed: '/process',
  }),
  linkTo('a page and an anchor in capitals', '/Faq#Group-Pricing-Terms', { says: '`/faq#group-pricing-terms`' }),
  linkTo('a service without a page', '../services/pitchkit.md', { says: 'did you mean `/how-i-help#pitchkit`' }),
  linkTo('a file that is not offered as it is', '../files/setup.exe', {
    says: 'put that into `files/`',
    fixed: '/process',
  }),
  linkTo('a page that never was', '/pricing', { says: 'Cannot find the page `/pricing` →', fixed: '/process' }),
  edit(
    'a link to a picture',
    ARTICLE,
    '[Risk retired per euro](/process)',
    '‸[Risk retired per euro](../images/ladder.svg)',
    { says: 'put `!` before the square brackets', fixed: '![Risk retired per euro](../images/ladder.svg)' },
  ),
  linkTo('slides of Keynote', '../files/deck.key', { says: 'Save it as PDF', fixed: '/process' }),
  linkTo('an article by its first words', '/insights/the-biotech-deck-audit', {
    says: 'why-deals-die',
    fixed: '/insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science',
  }),
  {
    name: 'a link to a missing page by the full address of the site',
    file: 'insights/burn-quality.md',
    from: '[Risk retired per euro](/process)',
    to: '‸[Risk retired per euro](https://www.biotech.example/proces)',
    says: '`/process`',
    fixed: '[Risk retired per euro](/process)',
    also: [
      {
        file: 'site.yaml',
        from: 'url: { value: "https://www.example.com", placeholder: true }',
        to: 'url: https://www.biotech.example',
      },
    ],
  },
  linkTo(
    'a missing page by the full address of the site, while a placeholder takes its place',
    'https://www.example.com/proces',
    { says: '`/process`', fixed: '/process' },
  ),
  {
    name: 'a link to a page by the full address of the site, in capitals',
    file: 'insights/burn-quality.md',
    from: '[Risk retired per euro](/process)',
    to: '‸[Risk retired per euro](https://WWW.biotech.example/Process?a=b)',
    says: 'did you mean `/process?a=b`',
    also: [
      {
        file: 'site.yaml',
        from: 'url: { value: "https://www.example.com", placeholder: true }',
        to: 'url: https://www.biotech.example',
      },
    ],
  },
  edit(
    'a link to a page misspelt, in a text of a field',
    'pages/about.md',
    'More questions are answered in the [FAQ](/faq).',
    'More questions are answered in the ‸[FAQ](/fag).',
    { says: 'did you mean `/faq`', fixed: 'More questions are answered in the [FAQ](/faq).' },
  ),
  inArticle('a wrong page under a name', 'Read [the process][p] and [all of it][p].\n\n‸[p]: /proces', {
    says: 'Put `/process` in its place',
    fixed: 'Read [the process][p] and [all of it][p].\n\n[p]: /process',
  }),
  inArticle('an address of a picture, with a blank before it', 'See ! ‸[A ladder](../images/ladder.svg) now.', {
    says: 'no blank',
    fixed: 'See ![A ladder](../images/ladder.svg) now.',
  }),
  inArticle('a number of a telephone', 'Call ‸[me](+39-045-123456) now.', {
    says: 'Correct the link',
    fixed: 'Call [me](tel:+39-045-123456) now.',
  }),
]);

import type { RuleName } from '../../../pipeline/lint/rules.ts';
import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
const LABEL = '[Risk retired per euro]';
const OWN_ADDRESS = {
  file: 'site.yaml',
  from: 'url: { value: "https://www.example.com", placeholder: true }',
  to: 'url: https://www.biotech.example',
};

/** A link of an article whose target is another one. */
function wrong(name: string, target: string, rule: RuleName, says: string, fixed?: string): Mistake {
  return {
    name: `a link to ${name}`,
    file: ARTICLE,
    from: `${LABEL}(/process)`,
    to: `‸${LABEL}(${target})`,
    rule,
    says,
    ...(fixed !== undefined && { fixed }),
  };
}

const RIGHT = `${LABEL}(/process)`;

/** Links that lead nowhere. */
export const links: readonly Mistake[] = [
  wrong('a host that begins with www', 'www.nature.com', 'incomplete-address', 'did you mean `https://www.nature.com`'),
  wrong('a bare host with a path', 'nature.com/articles', 'incomplete-address', '`https://nature.com/articles`'),
  wrong('an address with one slash', 'http:/nature.com', 'incomplete-address', 'its whole host', RIGHT),
  wrong('a page with a scheme', 'https:/process', 'incomplete-address', 'one of this site with `/`', RIGHT),
  wrong('a mail address', 'me@example.org', 'incomplete-address', 'did you mean `mailto:me@example.org`'),
  wrong('a mail address like a host', 'mailto://me@example.org', 'incomplete-address', 'A mail address is', RIGHT),
  wrong('a page misspelt', '/proces', 'missing-page', 'did you mean `/process`', RIGHT),
  wrong('a page in capitals', '/Process', 'missing-page', 'did you mean `/process`'),
  wrong('a page with an ending', '/process.html', 'missing-page', 'did you mean `/process`'),
  wrong('a page as if beside the article', 'process', 'missing-page', 'did you mean `/process`'),
  wrong('a file of another folder', 'process.md', 'missing-page', 'did you mean `../pages/process.md`'),
  wrong('a file from the content folder', 'pages/process.md', 'missing-page', 'did you mean `../pages/process.md`'),
  wrong(
    'a file with backslashes',
    String.raw`..\pages\process.md`,
    'missing-page',
    'did you mean `../pages/process.md`',
  ),
  wrong('a file by another case', '../pages/Process.md', 'missing-page', 'did you mean `../pages/process.md`'),
  wrong(
    'a page that is in no folder of the kind',
    '/insights/process',
    'missing-page',
    'did you mean `/process`',
    RIGHT,
  ),
  wrong('a page and an anchor in capitals', '/Faq#Group-Pricing-Terms', 'missing-page', '`/faq#group-pricing-terms`'),
  wrong('a service without a page', '../services/pitchkit.md', 'missing-page', 'did you mean `/how-i-help#pitchkit`'),
  wrong('a misspelt destination', 'destiantion:booking', 'unsafe-link', '`destiantion:booking`', RIGHT),
  wrong(
    'a destination by its name with a capital',
    'Booking',
    'incomplete-address',
    '`destination:booking`',
    `${LABEL}(destination:booking)`,
  ),
  wrong(
    'a destination as if it were a page',
    '/booking',
    'incomplete-address',
    '`destination:booking`',
    `${LABEL}(destination:booking)`,
  ),
  wrong(
    'a destination with a slash',
    'destination/contact-form',
    'incomplete-address',
    '`destination:contact-form`',
    `${LABEL}(destination:contact-form)`,
  ),
  wrong('a file that is not offered as it is', '../files/setup.exe', 'missing-page', 'put that into `files/`', RIGHT),
  wrong('a page that never was', '/pricing', 'missing-page', 'Cannot find the page `/pricing` →', RIGHT),
  wrong(
    'a picture',
    '../images/ladder.svg',
    'missing-page',
    'put `!` before the square brackets',
    `!${LABEL}(../images/ladder.svg)`,
  ),
  wrong(
    'a document',
    'deck.pdf',
    'missing-download',
    'Put the file into `files/`, and name it by its path: `../files/deck.pdf`',
    `${LABEL}(https://example.org/deck.pdf)`,
  ),
  wrong('a film', 'a.mp4', 'missing-download', 'Put the file into `files/`', RIGHT),
  wrong('slides of Keynote', '../files/deck.key', 'missing-page', 'Save it as PDF', RIGHT),
  wrong(
    'an article by its first words',
    '/insights/the-biotech-deck-audit',
    'missing-page',
    'why-deals-die',
    `${LABEL}(/insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science)`,
  ),
  wrong('a heading in capitals', '#What-goes-into-it', 'missing-anchor', 'did you mean `what-goes-into-it`'),
  wrong(
    'a heading misspelt',
    '#what-goes-in-to-it',
    'missing-anchor',
    '`what-goes-into-it`',
    `${LABEL}(#what-goes-into-it)`,
  ),
  wrong('a heading that never was', '#conclusion', 'missing-anchor', 'Cannot find the anchor `#conclusion`', RIGHT),
  wrong('a file on a Mac', '/Users/anna/deck.pdf', 'computer-path', 'a place on a computer', RIGHT),
  wrong('a file on a PC', String.raw`C:\Users\anna\deck.pdf`, 'computer-path', '`C:\\Users\\anna\\deck.pdf`', RIGHT),
  wrong('a file by its address', 'file:///Users/anna/deck.pdf', 'computer-path', 'a place on a computer', RIGHT),
  wrong('a script', 'javascript:alert(1)', 'unsafe-link', '`javascript:alert(1)`', RIGHT),
  wrong(
    'a destination that is none',
    'destination:bokking',
    'missing-destination',
    '`booking`',
    `${LABEL}(destination:booking)`,
  ),
  wrong(
    'an address with a blank',
    'https://example.org/my paper.pdf',
    'blank-in-target',
    '(<https://example.org/my paper.pdf>)',
  ),
  wrong(
    'a page, with a title that has no quotation marks',
    '/process How it works',
    'blank-in-target',
    'a title behind it stands in straight quotation marks',
    `${LABEL}(/process "How it works")`,
  ),
  wrong(
    'a page, with a title in curly quotation marks',
    '/process “How it works”',
    'blank-in-target',
    'a title behind it stands in straight quotation marks',
    `${LABEL}(/process "How it works")`,
  ),
  {
    ...wrong(
      'a missing page by the full address of the site',
      'https://www.biotech.example/proces',
      'missing-page',
      '`/process`',
      RIGHT,
    ),
    also: [OWN_ADDRESS],
  },
  wrong(
    'a missing page by the full address of the site, while a stand-in takes its place',
    'https://www.example.com/proces',
    'missing-page',
    '`/process`',
    RIGHT,
  ),
  {
    ...wrong(
      'a page by the full address of the site, in capitals',
      'https://WWW.biotech.example/Process?a=b',
      'missing-page',
      'did you mean `/process?a=b`',
    ),
    also: [OWN_ADDRESS],
  },
  {
    name: 'a link to a host in a field',
    file: 'pages/about.md',
    from: 'to: "destination:profile"',
    to: 'to: ‸www.linkedin.com',
    rule: 'incomplete-address',
    says: 'Put `https://www.linkedin.com` in its place',
    fixed: 'to: https://www.linkedin.com',
  },
  {
    name: 'a link to a page misspelt, in a text of a field',
    file: 'pages/about.md',
    from: 'More questions are answered in the [FAQ](/faq).',
    to: 'More questions are answered in the ‸[FAQ](/fag).',
    rule: 'missing-page',
    says: 'did you mean `/faq`',
    fixed: 'More questions are answered in the [FAQ](/faq).',
  },
];

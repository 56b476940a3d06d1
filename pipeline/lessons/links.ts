import type { links as rules } from '../rules/links.ts';
import { inFields, inText, lines, type Sample } from './example.ts';
import type { LessonForEachRule } from './lesson.ts';

const ARTICLE = 'insights/my-article.md';
const CHECKLIST: Sample = {
  form: 'bytes',
  file: 'files/checklist.pdf',
  base64: btoa('%PDF-1.4\n%%EOF\n'),
  is: 'a PDF',
};

/** Where links lead. */
export const links = {
  'circular-parent': {
    means:
      'Above the headline of a page stands the way to it from the home page, and `parent` names the step before it. Here that way leads ' +
      'back to the page itself, so it would have no beginning.',
    values: {},
    example: inFields('pages/for-universities.md', 'parent: ‸/for-universities', 'parent: /'),
  },
  'missing-page': {
    means:
      'The link leads to a page of this site, and there is none at that address: a letter is wrong, or the page has been renamed. Whoever ' +
      'clicks would read “page not found”, so the site is not published until it leads somewhere.',
    values: { target: '/fqa', nearest: '/faq' },
    example: inText('See the ‸[questions](/fqa).', 'See the [questions](/faq).'),
  },
  'hidden-page': {
    means:
      'The link leads to an article that is not published: it is a draft, or its day has not come. Visitors would find nothing there. ' +
      'Link to it when it is out, or let both appear on the same day.',
    values: { target: 'gates.md', file: 'insights/gates.md', reason: 'is a draft' },
    example: {
      wrong: [
        { form: 'fields', file: 'insights/gates.md', text: 'draft: true' },
        { form: 'text', file: 'insights/my-article.md', text: 'More in ‸[what a gate is for](gates.md).' },
      ],
      right: [
        { form: 'fields', file: 'insights/gates.md', text: 'draft: true' },
        { form: 'text', file: 'insights/my-article.md', text: 'More in an article to come.' },
      ],
    },
  },
  'missing-anchor': {
    means:
      'The page is there, but nothing on it has the anchor that the link names after `#`. Anchors are made of the words of headings, so ' +
      'they change when a heading does; a browser would show the top of the page in place of the part that you mean. ' +
      'Behind a heading, `{#my-name}` gives it an anchor that stays.',
    values: { anchor: 'what-does-it-costs', page: '/faq', nearest: 'what-does-it-cost' },
    example: inText('See ‸[what it costs](/faq#what-does-it-costs).', 'See [what it costs](/faq#what-does-it-cost).'),
  },
  'missing-destination': {
    means:
      'A link to `destination:` and a name leads to an address outside of the site that `site.yaml` lists under `destinations`, such as ' +
      'your calendar. The list has no such name, so the button would lead nowhere.',
    values: { name: 'bookings', nearest: 'booking' },
    example: inText('‸[Book a call](destination:bookings).', '[Book a call](destination:booking).'),
  },
  'incomplete-address': {
    means:
      'The target is not a whole address. Without `https://`, a browser takes `www.nature.com` for a page of this site; without `mailto:`, ' +
      'it takes a mail address for one. Whoever clicks would read “page not found”.',
    values: { target: 'www.nature.com', nearest: 'https://www.nature.com' },
    example: inText('As ‸[Nature](www.nature.com) says.', 'As [Nature](https://www.nature.com) says.'),
  },
  'computer-path': {
    means:
      'The link names a file on a computer, most often because it was pasted from there. Only who sits at that computer can open it. ' +
      'Put the file where others find it, such as a drive in the cloud, and link to its address; or take the link out.',
    values: { target: '/Users/anna/slides.pdf' },
    example: inText('Get the ‸[slides](/Users/anna/slides.pdf).', 'Get the [slides](https://example.org/slides.pdf).'),
  },
  'blank-in-target': {
    means:
      'In Markdown, the target of a link or a picture ends at the first blank. So this is neither, and visitors would read its brackets ' +
      'and its address as words. Angle brackets around the target keep it together; a title behind it needs straight quotation marks.',
    values: {
      target: 'https://example.org/our slides.pdf',
      what: 'link',
      mended: '[slides](<https://example.org/our slides.pdf>)',
      isSure: 'yes',
    },
    example: inText(
      'Get the ‸[slides](https://example.org/our slides.pdf).',
      'Get the [slides](<https://example.org/our slides.pdf>).',
    ),
  },
  'unsafe-link': {
    means:
      'Some links do not lead to a page but start something on the visitor’s computer, and others lead to what browsers no longer ' +
      'open. They are not published: the words stay, as plain text. Most often the address is simply incomplete.',
    values: { target: 'ftp://example.org/slides.pdf' },
    example: inText(
      'Get the ‸[slides](ftp://example.org/slides.pdf).',
      'Get the [slides](https://example.org/slides.pdf).',
    ),
  },
  'missing-download': {
    means:
      'The link leads to a file that visitors can download, and there is none of that name in `files/`. A letter, a capital or the ending ' +
      'is wrong, or the file has not been put there yet. Visitors would read “page not found”.',
    values: { path: '../files/check-list.pdf', nearest: '../files/checklist.pdf' },
    example: {
      wrong: [{ form: 'text', file: ARTICLE, text: 'Get ‸[the checklist](../files/check-list.pdf).' }, CHECKLIST],
      right: [{ form: 'text', file: ARTICLE, text: 'Get [the checklist](../files/checklist.pdf).' }, CHECKLIST],
    },
  },
  'unusable-file': {
    means:
      'The file is there, but visitors could not use it: it is empty or too large, or what is in it is not what its ending says, so that no ' +
      'program would open it. Files in `files/` are published as they are.',
    values: { path: 'files/checklist.pdf', reason: 'the file is empty' },
    example: {
      wrong: [
        { form: 'text', file: ARTICLE, text: 'Get ‸[the checklist](../files/checklist.pdf).' },
        { form: 'bytes', file: 'files/checklist.pdf', base64: '', is: 'a file with nothing in it' },
      ],
      right: [{ form: 'text', file: ARTICLE, text: 'Get [the checklist](../files/checklist.pdf).' }, CHECKLIST],
    },
  },
  'missing-entries': {
    means:
      'Each line of a table of services leads to all that is said of its service, in a section of kind `services` further down on the same page. ' +
      'Without that section the line would lead nowhere.',
    values: { service: 'services/tuning.md' },
    example: inFields(
      'pages/for-founders.md',
      lines(
        'sections:',
        '  - kind: services',
        '    title: What we offer',
        '    layout: ‸table',
        '    audience: founders',
      ),
      lines('sections:', '  - kind: services', '    title: What we offer', '    audience: founders'),
    ),
  },
} as const satisfies LessonForEachRule<typeof rules>;

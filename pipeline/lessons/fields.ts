import type { fields as rules } from '../rules/fields.ts';
import { labelsSchema } from '../schema/labels.ts';
import { inFields, inWhole, lines } from './example.ts';
import type { LessonForEachRule } from './lesson.ts';

const ARTICLE = 'insights/my-article.md';
const TOPICS = lines(
  'topics:',
  '  tuning: { name: Tuning }',
  '  pins: { name: Tuning pins }',
  '  felt: { name: Felt }',
  '  humidity: { name: Humidity }',
);

/** All labels but the one that the example translates. */
const NAMES = Object.keys(labelsSchema.parse({}))
  .filter((name) => name !== 'search')
  .map((name) => `\`${name}\``);

const QUOTES = inFields(
  'pages/for-universities.md',
  lines('sections:', '  - kind: ‸quotes', '    title: What they say'),
  lines('sections:', '  - kind: quotes', '    title: What they say'),
);

/** What fields hold. */
export const fields = {
  'front-matter-absent': {
    means:
      'Each text begins with its fields (its title, its day), between two lines of three hyphens. Without ' +
      'them nobody knows what the page is called or when it appeared, so it cannot be made. Perhaps the first line is blank, or the ' +
      'second line of hyphens is missing.',
    values: { reason: 'the file does not begin with a line `---`' },
    example: inWhole(
      ARTICLE,
      lines('‸# What a gate is for', '', 'A gate is a decision.'),
      lines(
        '---',
        'title: What a gate is for',
        'summary: What is decided at a gate, and by whom.',
        'published: 2025-11-03',
        '---',
        '',
        'A gate is a decision.',
      ),
    ),
  },
  'front-matter-missing': {
    means:
      'Each kind of file has some fields that it cannot do without: an article its `title`, its `summary` and its day, because every list and ' +
      'every search engine shows them. One of them is not there, or its name is written differently.',
    values: { field: 'summary' },
    example: inWhole(
      ARTICLE,
      lines('---', '‸title: What a gate is for', 'published: 2025-11-03', '---', 'A gate is a decision.'),
      lines(
        '---',
        'title: What a gate is for',
        'summary: What is decided at a gate, and by whom.',
        'published: 2025-11-03',
        '---',
        'A gate is a decision.',
      ),
    ),
  },
  'front-matter-unknown': {
    means:
      'No field of this name is known, so what it says would be nowhere on the site. Nearly always a letter is wrong, or the field ' +
      'belongs to another kind of file. It counts as an error because a misspelled `draft: true` would publish what you want to keep back.',
    values: {
      field: 'tag',
      nearest: 'tags',
      help: 'Write `tags: [capital]`, or take the line out if it means something else.',
    },
    example: inFields(ARTICLE, '‸tag: [capital]', 'tags: [capital]'),
  },
  'front-matter-field': {
    means:
      'The field is right, but it does not take such a value: it wants a number and got a word, a list and got a text, one of a few words ' +
      'and got another. The message says what it expected. What cannot be understood is not guessed, so that no page says something you ' +
      'never wrote.',
    values: { field: 'reading_time', reason: 'expected a number, not `about five minutes`' },
    example: inFields(ARTICLE, 'reading_time: ‸about five minutes', 'reading_time: 5'),
  },
  'idle-field': {
    means:
      'Some fields say something about another one: a caption about its picture, the words of a link about where it leads. That other ' +
      'one is not there, so nobody would ever read what this one says.',
    values: { fields: '`hero_caption`', needed: 'there is no `hero_image`', remedy: 'Add `hero_image`' },
    example: inFields(ARTICLE, '‸hero_caption: Value rises with each gate that is passed.', 'tags: [capital]'),
  },
  'bad-date': {
    means:
      'A day is written as year, month and day with hyphens, because `03/04/2026` is in March for some readers and in April for ' +
      'others. Days that the calendar does not have are refused as well. Lists and feeds are sorted by these days, so a wrong one would ' +
      'put the article in the wrong place.',
    values: { field: 'published', value: '2026-02-31', reason: 'February 2026 has 28 days' },
    example: inFields(ARTICLE, 'published: ‸2026-02-31', 'published: 2026-02-28'),
  },
  'none-featured': {
    means:
      'The front page and the list of articles begin with the article that has `featured: true`, large and with its picture. No published ' +
      'article has this line: it may have gone with an article that is a draft now, or was deleted. Give it to the one that a new visitor should read first.',
    values: { newest: 'insights/winter-air.md' },
    example: {
      wrong: [{ form: 'fields', file: 'insights/winter-air.md', text: '‸title: Winter air\nfeatured: false' }],
      right: [{ form: 'fields', file: 'insights/winter-air.md', text: 'title: Winter air\nfeatured: true' }],
    },
  },
  'odd-day': {
    means:
      '`updated` is the day of the last real change of a text that was published before. Search engines and readers are told both days, and a text that changed before it was there makes them doubt either. A text that would wait for more than a year has probably a slip in `published`; one that is new and has an old day there was most likely begun long ago, or as a copy of another one, and would appear in the midst of the list, where nobody looks for news.',
    values: { day: '2024-01-01', published: '2025-10-06' },
    example: inFields(
      'insights/my-article.md',
      lines('published: 2025-10-06', 'updated: ‸2024-01-01'),
      lines('published: 2025-10-06', 'updated: 2026-01-01'),
    ),
  },
  'second-featured': {
    means:
      'One article can stand first on the front page and in the list of articles: the one with `featured: true`. Two of them cannot both be first. ' +
      'Decide which one it is, and take the line out of the other file, which the message names.',
    values: { other: 'insights/worth.md' },
    example: {
      wrong: [
        { form: 'fields', file: 'insights/winter-air.md', text: '‸featured: true' },
        { form: 'fields', file: 'insights/worth.md', text: 'featured: true' },
      ],
      right: [
        { form: 'fields', file: 'insights/winter-air.md', text: 'featured: false' },
        { form: 'fields', file: 'insights/worth.md', text: 'featured: true' },
      ],
    },
  },
  'unknown-topic': {
    means:
      'Each word in `tags` is a topic with a page of its own, which lists the articles about it. If `site.yaml` names your ' +
      'topics, a word that is not among them is probably misspelled: the article would be missing on the page of the right topic, ' +
      'and stand alone on another one.',
    values: { topic: 'tunning', nearest: 'tuning' },
    example: {
      wrong: [
        { form: 'fields', file: 'site.yaml', text: TOPICS },
        { form: 'fields', file: ARTICLE, text: 'tags: [‸tunning]' },
      ],
      right: [
        { form: 'fields', file: 'site.yaml', text: TOPICS },
        { form: 'fields', file: ARTICLE, text: 'tags: [tuning]' },
      ],
    },
  },
  'repeated-topic': {
    means:
      'An article has a topic or has it not. A topic that stands twice in `tags` says no more than once, and was perhaps meant to be another one.',
    values: { topic: 'tuning' },
    example: inFields(ARTICLE, 'tags: [tuning, ‸tuning]', 'tags: [tuning]'),
  },
  'unknown-fact': {
    means:
      'A name in double braces stands for a figure of `facts.yaml`, so that a price or a duration is changed in one place. ' +
      'No fact has this name. Visitors would read the braces where a price should be.',
    values: { name: 'sprint-lenght', nearest: 'sprint-length' },
    example: {
      wrong: [
        { form: 'fields', file: 'facts.yaml', text: 'sprint-length: 4 weeks' },
        { form: 'text', file: ARTICLE, text: 'A sprint takes ‸{{ sprint-lenght }}.' },
      ],
      right: [
        { form: 'fields', file: 'facts.yaml', text: 'sprint-length: 4 weeks' },
        { form: 'text', file: ARTICLE, text: 'A sprint takes {{ sprint-length }}.' },
      ],
    },
  },
  'missing-service': {
    means:
      'A section of kind `services` shows the files of `services/` whose `audience` is the one that it names, or all where it names none. ' +
      'There is none, so the section would be a heading with nothing below it.',
    values: { audience: 'ttos' },
    example: inFields(
      'pages/for-universities.md',
      lines('sections:', '  - kind: services', '    title: What we offer', '    audience: ‸ttos'),
      lines('sections:', '  - kind: services', '    title: What we offer', '    audience: founders'),
    ),
  },
  'missing-testimonials': {
    means:
      'What clients say stands in one file, `testimonials.yaml`, and sections of kind `quotes` show it. Without the file, the section is not there at all, on no page.',
    values: {},
    example: { wrong: [...QUOTES.wrong, { form: 'absent', file: 'testimonials.yaml' }], right: QUOTES.right },
  },
  'english-labels': {
    means:
      'The words on buttons, and short messages such as “Page not found”, come from the program, in English. Your texts are in another language, ' +
      'so a visitor would read both on one page. `labels` in `site.yaml` says these words in yours; ' +
      '`content/README.md` lists them all.',
    values: {
      language: 'it',
      names: NAMES.slice(0, 5).join(', '),
      more: ` and ${NAMES.length - 5} more`,
    },
    example: inFields(
      'site.yaml',
      lines('language: ‸it', 'labels:', '  search: Cerca tra gli articoli'),
      'language: en',
    ),
  },
  'missing-consent': {
    means:
      'You have an advertising service, and want to ask visitors before anything is sent to it. But no page asks them: the section of ' +
      'kind `consent`, which holds the question, is nowhere on that page. So nothing is ever sent, and your number there counts nobody.',
    values: { page: 'pages/audit-thank-you.md' },
    example: {
      wrong: [
        {
          form: 'fields',
          file: 'site.yaml',
          text: lines('advertising:', '  partner_id: "1234567"', '  consent: ‸ask'),
        },
        { form: 'text', file: 'pages/audit-thank-you.md', text: 'Thank you. We answer within two days.' },
      ],
      right: [
        { form: 'fields', file: 'site.yaml', text: lines('advertising:', '  partner_id: "1234567"', '  consent: ask') },
        {
          form: 'fields',
          file: 'pages/audit-thank-you.md',
          text: lines('sections:', '  - kind: consent', '    title: May we count you?'),
        },
      ],
    },
  },
  'needless-consent': {
    means:
      'A section of kind `consent` asks visitors whether something may be sent to your advertising service. `site.yaml` names no such service, or says ' +
      'that nobody is to be asked, so there is nothing to decide, and the section is left out of the page.',
    values: {},
    example: inFields(
      'pages/privacy.md',
      lines(
        'sections:',
        '  - kind: prose',
        '    text: Nothing is kept.',
        '  - kind: ‸consent',
        '    title: May we count you?',
      ),
      lines('sections:', '  - kind: prose', '    text: Nothing is kept.'),
    ),
  },
  'unedited-starter': {
    means:
      'This text was written by `npm run new`, to show what belongs there, and nobody has put another in its place. Visitors and search engines would read ' +
      'it as yours. A draft may be unfinished, so nothing is said as long as the file has `draft: true`.',
    values: { field: 'summary', text: 'One or two sentences that say what a reader will know afterwards.' },
    example: inFields(
      ARTICLE,
      'summary: ‸One or two sentences that say what a reader will know afterwards.',
      'summary: What is decided at a gate, and by whom.',
    ),
  },
  'needed-page': {
    means:
      'No site can be made without a front page and a page for addresses that lead nowhere, and none with articles without the page that lists them. ' +
      'As a draft, this one would not be there.',
    values: { name: 'pages/home.md' },
    example: inFields('pages/home.md', lines('title: Pianos that hold', '‸draft: true'), 'title: Pianos that hold'),
  },
  'placeholder-left': {
    means:
      'This value was put there to have something, until the real one is known: it is marked by `placeholder: true`. The site works ' +
      'with it, so this is a warning only. Before the first launch, `npm run check -- --launch` counts each as an error, so that no ' +
      'visitor reads an invented address.',
    values: { what: '`4 weeks` for `sprint-duration`' },
    example: inFields(
      'facts.yaml',
      '‸sprint-duration: { value: 4 weeks, placeholder: true }',
      'sprint-duration: 4 weeks',
    ),
  },
  'place-kept': {
    means:
      'Nobody has said this yet, so visitors see a dashed plate: whose words will stand there, and what is asked of that person. ' +
      'That is true, so it is a warning only, and no launch waits for it: `npm run build -- --launch` leaves the plates out, and a ' +
      'block that has nothing else with its heading.',
    values: { place: 'For a founder, on the first meeting' },
    example: inFields(
      'testimonials.yaml',
      lines(
        '- ‸placeholder: true',
        '  place: For a founder, on the first meeting',
        '  asks: "What I ask every founder afterwards: where were you stopped?"',
      ),
      lines(
        '- quote: They saw in a day what we had missed in a year.',
        '  name: Ada Berg',
        '  role: Founder of Gatework',
      ),
    ),
  },
} as const satisfies LessonForEachRule<typeof rules>;

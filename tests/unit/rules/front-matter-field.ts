import { ARTICLE, casesOf, edit, inFields } from '../mistakes/rows.ts';

export const cases = casesOf('front-matter-field', [
  edit('a reading time in hours', ARTICLE, 'type: value memo', 'type: value memo\nreading_time: ‸2 hours', {
    fixed: 'type: value memo\nreading_time: 120',
  }),
  edit(
    'a note in the place of a value',
    ARTICLE,
    'title: "Burn Quality: what a euro of risk costs you"',
    'title: ‸# for the front page',
    { says: ['it is empty', 'Write a value behind `title:`'], fixed: 'title: What a euro costs  # for the front page' },
  ),
  edit(
    'a topic behind a hash, on a line of its own',
    ARTICLE,
    'tags: [capital, valuation, leadership, strategy]',
    'tags:\n  - capital\n  - ‸#strategy',
    { says: ['it is empty', 'Write a value behind the hyphen'], fixed: 'tags:\n  - capital\n  - strategy' },
  ),
  edit('`no` for `false`', ARTICLE, 'type: value memo', 'draft: ‸no', {
    says: 'expected `true` or `false`',
    fixed: 'type: value memo',
  }),
  edit('`false` in quotes', ARTICLE, 'type: value memo', 'draft: ‸"false"', {
    says: 'expected `true` or `false`',
    fixed: 'type: value memo',
  }),
  edit('a word for `true` or `false`', ARTICLE, 'type: value memo', 'draft: ‸perhaps', {
    says: 'expected `true` or `false`',
    fixed: 'type: value memo',
  }),
  edit('minutes in quotes', ARTICLE, 'type: value memo', 'reading_time: ‸"5"', {
    says: 'expected a number',
    fixed: 'reading_time: 5',
  }),
  edit('minutes in words', ARTICLE, 'type: value memo', 'reading_time: ‸five', {
    says: 'expected a number',
    fixed: 'type: value memo',
  }),
  edit('no minutes at all', ARTICLE, 'type: value memo', 'reading_time: ‸0', {
    says: 'expected at least 1',
    fixed: 'type: value memo',
  }),
  edit('half minutes', ARTICLE, 'type: value memo', 'reading_time: ‸4.5', {
    says: 'expected a whole number',
    fixed: 'type: value memo',
  }),
  edit('a number for a text', ARTICLE, 'type: value memo', 'type: ‸2025', {
    says: 'in double quotes',
    fixed: 'type: "2025"',
  }),
  edit('a switch for a text', ARTICLE, 'type: value memo', 'type: ‸true', {
    says: 'in double quotes',
    fixed: 'type: "true"',
  }),
  edit('a list for a text', ARTICLE, 'type: value memo', 'type: ‸[value, memo]', {
    says: 'Write one text behind `type:`',
    fixed: 'type: value memo',
  }),
  edit('nothing for a text', ARTICLE, 'type: value memo', 'type:‸', {
    says: 'Write a value behind `type:`',
    fixed: 'type: value memo',
  }),
  edit('a fact alone, without quotes', ARTICLE, 'type: value memo', 'type: ‸{{ languages }}', {
    says: 'in double quotes',
    fixed: 'type: "{{ languages }}"',
  }),
  edit('a picture for a list of pictures', ARTICLE, 'type: value memo', 'images: ‸images/card.svg', {
    says: 'on a line of its own below it',
    fixed: 'images:\n  - images/card.svg',
  }),
  edit('a fact in the path of a picture', ARTICLE, 'type: value memo', 'images: [‸"images/{x}.svg"]', {
    says: 'without braces',
    fixed: 'type: value memo',
  }),
  edit(
    'topics without brackets',
    ARTICLE,
    'tags: [capital, valuation, leadership, strategy]',
    'tags: ‸capital, strategy',
    { says: 'expected a list', fixed: 'tags:\n  - capital\n  - strategy' },
  ),
  edit(
    'topics in other forms',
    ARTICLE,
    'tags: [capital, valuation, leadership, strategy]',
    'tags: [‸Capital, Capital Access]',
    { says: 'not `Capital`, `Capital Access`', fixed: 'tags: [capital, capital-access]' },
  ),
  edit(
    'a text for the hero',
    'pages/results.md',
    'hero:\n  title: What the work has led to\n  lead: "What each of the four figures counts, over what time and against what. What is not published here, ask me in a call."',
    'hero: ‸What the work has led to',
    {
      says: 'Write the fields of `hero`',
      fixed:
        'hero:\n  title: What the work has led to\n  lead: "What each of the four figures counts, over what time and against what. What is not published here, ask me in a call."',
    },
  ),
  edit(
    'a link as a text',
    'pages/home.md',
    '- { label: Start your free deck audit, to: /pitch-deck-audit }',
    '- ‸Start your free deck audit',
    { says: 'Write the fields of this entry', fixed: '- { label: Start your free deck audit, to: /pitch-deck-audit }' },
  ),
  edit(
    'a tone that is none',
    'pages/home.md',
    'tone: sunk\n    title: Proof & Perspective',
    'tone: ‸dark\n    title: Proof & Perspective',
    { says: 'expected `paper`, `sunk` or `ink`', fixed: 'tone: sunk\n    title: Proof & Perspective' },
  ),
  edit(
    'the points of a card without hyphens',
    'pages/process.md',
    "          - Narrative and materials\n          - Evidence plan and milestone logic\n          - Preparation for buyers' questions",
    '          ‸Narrative and materials',
    { says: ['expected a list', 'on a line of its own'], fixed: '          - Narrative and materials' },
  ),
  edit('the order of a service as a text', 'services/pitchkit.md', 'order: 2', 'order: ‸second', {
    says: 'expected a number',
    fixed: 'order: 2',
  }),
  edit(
    'a mail address in words',
    'site.yaml',
    'email: { value: hello@example.com, placeholder: true }',
    'email: ‸hello at example.com',
    { says: 'expected a mail address such as `hello@example.com`', fixed: 'email: hello@example.com' },
  ),
  edit(
    'an address of a destination with a blank',
    'site.yaml',
    'booking: { value: "https://calendar.example.com/intro", placeholder: true }',
    'booking: ‸https://calendar.example.com/anna intro',
    { says: 'which has no blank in it', fixed: 'booking: https://calendar.example.com/anna-intro' },
  ),
  edit('a label that is empty', 'site.yaml', 'labels:\n', 'labels:\n  search: ‸""\n', {
    says: 'Write a value behind `search:`',
    fixed: 'labels:\n',
  }),
  edit('a sign for nothing as a fact', 'facts.yaml', 'sprint-duration: 4 weeks', 'sprint-duration: ‸~', {
    says: 'stand for nothing',
    fixed: 'sprint-duration: 4 weeks',
  }),
  edit(
    'a fact as the value of another, without quotes',
    'facts.yaml',
    'sprint-duration: 4 weeks',
    'sprint-duration: ‸{{ ready-in }}',
    { says: 'in double quotes', fixed: 'sprint-duration: "{{ ready-in }}"' },
  ),
  edit('a fact whose name has an underline', 'facts.yaml', 'sprint-duration: 4 weeks', '‸sprint_duration: 4 weeks', {
    says: 'not `sprint_duration`',
    fixed: 'sprint-duration: 4 weeks',
  }),
  edit('a fact whose name has a capital', 'facts.yaml', 'sprint-duration: 4 weeks', '‸Sprint-Duration: 4 weeks', {
    says: 'not `Sprint-Duration`',
    fixed: 'sprint-duration: 4 weeks',
  }),
  edit('a fact without a value', 'facts.yaml', 'sprint-duration: 4 weeks', 'sprint-duration:‸', {
    says: 'Write a value behind `sprint-duration:`',
    fixed: 'sprint-duration: 4 weeks',
  }),
  inFields('an alias that is no list', 'aliases: ‸/insights/burning\n', { fixed: 'aliases: [/insights/burning]\n' }),
  inFields('a list where yes or no is expected', 'draft: ‸[yes]\n', {
    says: 'expected `true` or `false`, not a list',
    fixed: 'draft: false\n',
  }),
  {
    name: 'a section without its cards',
    add: {
      'pages/extra.md':
        '---\ntitle: Extra\ndescription: A page.\nsections:\n  - kind: cards\n    title: Cards\n    items:‸\n---\n',
    },
    says: '`sections.items`: it is empty',
    fixedFiles: { 'pages/extra.md': undefined },
  },
  edit(
    'an address of a site without its beginning',
    'site.yaml',
    'url: { value: "https://www.example.com", placeholder: true }',
    'url: ‸biotech.example.org',
    {
      says: 'expected an address such as `https://www.example.com`',
      fixed: 'url: { value: "https://www.example.com", placeholder: true }',
    },
  ),
  edit(
    'a number of an advertiser with a blank',
    'site.yaml',
    'partner_id: { value: "0000000", placeholder: true }',
    'partner_id: ‸12 34',
    { says: 'expected digits in quotes', fixed: 'partner_id: { value: "0000000", placeholder: true }' },
  ),
  edit(
    'a kept place that is said to be one by another word',
    'testimonials.yaml',
    '- placeholder: true\n  place: A founder, on the first investor meeting',
    '- placeholder: ‸yes\n  place: A founder, on the first investor meeting',
    {
      says: 'expected `true`, not `yes`',
      fixed: '- placeholder: true\n  place: A founder, on the first investor meeting',
    },
  ),
]);

import { ARTICLE, casesOf, edit, inField, inFields } from '../mistakes/rows.ts';

export const cases = casesOf('front-matter-field', [
  edit(ARTICLE, 'type: value memo', 'type: value memo\nreading_time: ‸2 hours', {
    fixed: 'type: value memo\nreading_time: 120',
  }),
  inField('title: ‸# for the front page', {
    says: ['it is empty', 'Write a value behind `title:`'],
    fixed: 'title: What a euro costs  # for the front page',
  }),
  inField('tags:\n  - capital\n  - ‸', {
    says: ['it is empty', 'Write a value behind the hyphen'],
    fixed: 'tags:\n  - capital\n  - strategy',
  }),
  inFields('draft: ‸no\n', { says: 'Write `draft: false`', fixed: 'draft: false\n' }),
  inFields('draft: ‸"false"\n', { says: ['not the text `false`', 'Write `draft: false`'], fixed: 'draft: false\n' }),
  inFields('draft: ‸perhaps\n', { says: 'expected `true` or `false`', fixed: '' }),
  inFields('reading_time: ‸"5"\n', {
    says: ['expected a number, not the text', 'Write `reading_time: 5`'],
    fixed: 'reading_time: 5\n',
  }),
  inFields('reading_time: ‸five\n', { says: 'expected a number', fixed: '' }),
  inFields('reading_time: ‸0\n', { says: 'expected at least 1', fixed: '' }),
  inFields('reading_time: ‸1e32\n', { says: 'expected at most 600', fixed: '' }),
  inFields('reading_time: ‸-1e32\n', { says: 'expected at least 1', fixed: '' }),
  inFields('reading_time: ‸4.5\n', { says: 'expected a whole number', fixed: '' }),
  inField('type: ‸2025', { says: 'in double quotes', fixed: 'type: "2025"' }),
  inField('type: ‸true', { says: 'in double quotes', fixed: 'type: "true"' }),
  inField('type: ‸[value, memo]', { says: 'Write one text behind `type:`', undone: true }),
  inField('type:‸', { says: 'Write a value behind `type:`', undone: true }),
  inField('type: ‸{{ languages }}', { says: 'in double quotes', fixed: 'type: "{{ languages }}"' }),
  inFields('images: ‸images/card.svg\n', {
    says: 'on a line of its own below it',
    fixed: 'images:\n  - images/card.svg\n',
  }),
  inFields('images: [‸"images/{x}.svg"]\n', { says: 'without braces', fixed: '' }),
  inField('tags: ‸capital, strategy', { says: 'expected a list', fixed: 'tags:\n  - capital\n  - strategy' }),
  inField('tags: [‸Capital, Capital Access]', {
    says: 'not `Capital`, `Capital Access`',
    fixed: 'tags: [capital, capital-access]',
  }),
  edit('facts.yaml', 'ready-in: 4 weeks', 'ready-in: 4 weeks\n‸__proto__: 5', {
    says: 'expected a name such as `sprint-duration`, not `__proto__`',
    fixed: 'ready-in: 4 weeks',
  }),
  edit('site.yaml', 'destinations:\n', 'destinations:\n  ‸__proto__: https://example.com\n', {
    says: 'expected a name such as `contact-form`, not `__proto__`',
    fixed: 'destinations:\n',
  }),
  edit('site.yaml', 'topics:\n', 'topics:\n  ‸__proto__: { name: prototypes }\n', {
    says: 'expected lower-case letters, digits and single hyphens, not `__proto__`',
    fixed: 'topics:\n',
  }),
  edit(
    'pages/results.md',
    'hero:\n  title: What the work has led to\n  lead: "Four results, and what each of them counts."',
    'hero: ‸What the work has led to',
    { says: 'Write the fields of `hero`', undone: true },
  ),
  edit(
    'pages/home.md',
    '- { label: Start your free deck audit, to: /pitch-deck-audit }',
    '- ‸Start your free deck audit',
    { says: 'Write the fields of this entry', undone: true },
  ),
  edit('pages/home.md', 'tone: sunk\n    title: Proof', 'tone: ‸dark\n    title: Proof', {
    says: 'expected `paper`, `sunk` or `ink`',
    undone: true,
  }),
  edit(
    'pages/process.md',
    "          - Narrative and materials\n          - Evidence plan and milestone logic\n          - Preparation for buyers' questions",
    '          ‸Narrative and materials',
    { says: ['expected a list', 'on a line of its own'], fixed: '          - Narrative and materials' },
  ),
  edit('services/pitchkit.md', 'order: 2', 'order: ‸second', { says: 'expected a number', undone: true }),
  edit('site.yaml', 'email: { value: hello@example.com, placeholder: true }', 'email: ‸hello at example.com', {
    says: 'expected a mail address such as `hello@example.com`',
    fixed: 'email: hello@example.com',
  }),
  edit(
    'site.yaml',
    'booking: { value: "https://calendar.example.com/intro", placeholder: true }',
    'booking: ‸https://calendar.example.com/anna intro',
    { says: 'which has no blank in it', fixed: 'booking: https://calendar.example.com/anna-intro' },
  ),
  edit('site.yaml', 'labels:\n', 'labels:\n  search: ‸""\n', { says: 'Write a value behind `search:`', undone: true }),
  edit('facts.yaml', 'sprint-duration: 4 weeks', 'sprint-duration: ‸~', { says: 'stand for nothing', undone: true }),
  edit('facts.yaml', 'sprint-duration: 4 weeks', 'sprint-duration: ‸{{ ready-in }}', {
    says: 'in double quotes',
    fixed: 'sprint-duration: "{{ ready-in }}"',
  }),
  edit('facts.yaml', 'sprint-duration', '‸sprint_duration', {
    says: 'not `sprint_duration`',
    undone: true,
  }),
  edit('facts.yaml', 'sprint-duration', '‸Sprint-Duration', {
    says: 'not `Sprint-Duration`',
    undone: true,
  }),
  edit('facts.yaml', 'sprint-duration: 4 weeks', 'sprint-duration:‸', {
    says: 'Write a value behind `sprint-duration:`',
    undone: true,
  }),
  inFields('aliases: ‸/insights/burning\n', { fixed: 'aliases: [/insights/burning]\n' }),
  inFields('draft: ‸[yes]\n', { says: 'expected `true` or `false`, not a list', fixed: 'draft: false\n' }),
  {
    name: 'a section without its cards',
    add: {
      'pages/extra.md':
        '---\ntitle: Extra\ndescription: A page.\nsections:\n  - kind: cards\n    title: Cards\n    items:‸\n---\n',
    },
    says: '`sections.items`: it is empty',
    fixedFiles: { 'pages/extra.md': undefined },
  },
  edit('site.yaml', 'url: { value: "https://www.example.com", placeholder: true }', 'url: ‸biotech.example.org', {
    says: 'expected an address such as `https://www.example.com`',
    undone: true,
  }),
  edit(
    'site.yaml',
    'url: { value: "https://www.example.com", placeholder: true }',
    'url: ‸https://biotech.example.org/',
    {
      says: 'expected an address such as `https://www.example.com` without a slash at its end',
      undone: true,
    },
  ),
  edit('site.yaml', 'url: { value: "https://www.example.com", placeholder: true }', 'url: ‸https://example.org/büro', {
    says: '`https://user.github.io/site`, in whose path are only letters from a to z',
    undone: true,
  }),
  edit('site.yaml', 'partner_id: { value: "0000000", placeholder: true }', 'partner_id: ‸12 34', {
    says: 'expected digits in quotes',
    undone: true,
  }),
  edit('testimonials.yaml', '- placeholder: true\n  value: >-', '- placeholder: ‸yes\n  value: >-', {
    says: 'expected `true`, not `yes`',
    undone: true,
  }),
]);

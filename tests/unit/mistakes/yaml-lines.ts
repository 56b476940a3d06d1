import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
const HOME = 'pages/home.md';
const SERVICE = 'services/pitchkit.md';
const FACTS = 'facts.yaml';
const TESTIMONIALS = 'testimonials.yaml';
const TITLE = 'title: "Burn Quality: what a euro of risk costs you"';
const TAGS = 'tags: [capital, valuation, leadership, strategy]';

/** Lines that do not begin where they should. */
export const indentation: readonly Mistake[] = [
  {
    name: 'a field indented by two blanks',
    file: ARTICLE,
    from: TAGS,
    to: `  ‸${TAGS}`,
    rule: 'yaml-indentation',
    says: ['2 blanks, expected no blank', 'as before `published` in line 5', 'without a blank before it'],
  },
  {
    name: 'the first field indented by a blank',
    file: ARTICLE,
    from: TITLE,
    to: ` ‸${TITLE}`,
    rule: 'yaml-indentation',
    says: 'expected no blank',
  },
  {
    name: 'a testimonial with a field one blank short',
    file: TESTIMONIALS,
    from: '  place: A CTO, on what the new deck left out',
    to: ' ‸place: A CTO, on what the new deck left out',
    rule: 'yaml-indentation',
    says: ['one blank, expected 2 blanks', 'Write the line as `  place: A CTO, on what the new deck left out`'],
  },
  {
    name: 'a testimonial whose question is one blank too far',
    file: TESTIMONIALS,
    from: '  asks: >-\n    Which slide did you miss',
    to: '   ‸asks: >-\n    Which slide did you miss',
    rule: 'yaml-indentation',
    says: '3 blanks, expected 2 blanks',
  },
  {
    name: 'the first testimonial one blank too far',
    file: TESTIMONIALS,
    from: '- placeholder: true\n  place: A founder',
    to: ' ‸- placeholder: true\n  place: A founder',
    rule: 'yaml-indentation',
    says: 'Write the line as `- placeholder: true`, without a blank before it',
  },
  {
    name: 'a field of the hero one blank short',
    file: HOME,
    from: '  lead: "A sharp story.',
    to: ' ‸lead: "A sharp story.',
    rule: 'yaml-indentation',
    says: 'as before `title` in line 7',
  },
  {
    name: 'a field of the hero without its blanks, others below it',
    file: HOME,
    from: '  lead: "A sharp story.',
    to: '‸lead: "A sharp story.',
    rule: 'yaml-indentation',
    says: 'no blank, expected 2 blanks',
  },
  {
    name: 'a card in a nested list one blank short',
    file: HOME,
    from: '      - title: Design the evidence plan',
    to: '     ‸- title: Design the evidence plan',
    rule: 'yaml-indentation',
    says: '5 blanks, expected 6 blanks',
  },
  {
    name: 'a field of a card one blank short',
    file: HOME,
    from: '        to: /how-i-help#founders\n        chip: Explore Founders\n        analytics: home_quad_founders_story',
    to: '       ‸to: /how-i-help#founders\n        chip: Explore Founders\n        analytics: home_quad_founders_story',
    rule: 'yaml-indentation',
    says: '7 blanks, expected 8 blanks',
  },
  {
    name: 'a list of cards one blank short',
    file: HOME,
    from: '    items:\n      - title: Sharpen the story',
    to: '   ‸items:\n      - title: Sharpen the story',
    rule: 'yaml-indentation',
    says: '3 blanks, expected 4 blanks',
  },
  {
    name: 'a point of a service one blank short',
    file: SERVICE,
    from: '  - Market, adoption and the later buyer',
    to: ' ‸- Market, adoption and the later buyer',
    rule: 'yaml-indentation',
    says: 'one blank, expected 2 blanks',
  },
  {
    name: 'a point of a service one blank too far',
    file: SERVICE,
    from: '  - Email templates',
    to: '   ‸- Email templates',
    rule: 'yaml-cut',
    says: [
      'it would become a part of the text above it',
      'Write the line as `  - Email templates for first contact and follow-up`',
    ],
  },
  {
    name: 'a point of a service one blank too far, below one in quotes',
    file: SERVICE,
    from: '  - Team, gaps and who fills them',
    to: '   ‸- Team, gaps and who fills them',
    rule: 'yaml-indentation',
    says: '3 blanks, expected 2 blanks',
  },
  {
    name: 'a fact indented by two blanks',
    file: FACTS,
    from: 'sprint-duration: 4 weeks',
    to: '  ‸sprint-duration: 4 weeks',
    rule: 'yaml-indentation',
    says: 'expected no blank',
  },
  {
    name: 'a field indented by a tab',
    file: HOME,
    from: '  lead: "A sharp story.',
    to: '‸\tlead: "A sharp story.',
    rule: 'yaml-tab',
    says: 'Write the line as `  lead:',
  },
  {
    name: 'a paragraph of a long text two blanks short',
    file: HOME,
    from: '      Most decks answer another question: how',
    to: '    ‸Most decks answer another question: how',
    rule: 'front-matter-unknown',
    fixed: '      Most decks answer another question: how',
  },
];

/** Colons that are missing, or other signs in their place. */
export const colons: readonly Mistake[] = [
  {
    name: 'a fact without its colon',
    file: FACTS,
    from: 'sprint-duration: 4 weeks',
    to: '‸sprint-duration 4 weeks',
    rule: 'yaml-colon',
    says: 'Write `sprint-duration: 4 weeks`',
  },
  {
    name: 'a fact without the blank behind its colon',
    file: FACTS,
    from: 'audit-retention: 30 days',
    to: '‸audit-retention:30 days',
    rule: 'yaml-colon',
    says: ['Cannot find the blank', 'Write `audit-retention: 30 days`'],
  },
  {
    name: 'a title without the blank behind its colon',
    file: ARTICLE,
    from: TITLE,
    to: '‸title:Gate',
    rule: 'yaml-colon',
    says: 'Write `title: Gate`',
  },
  {
    name: 'a field without its colon',
    file: ARTICLE,
    from: 'type: value memo',
    to: '‸type value memo',
    rule: 'yaml-colon',
    says: 'Write `type: value memo`',
  },
  {
    name: 'a reading time in hours',
    file: ARTICLE,
    from: 'type: value memo',
    to: 'type: value memo\nreading_time: ‸2 hours',
    rule: 'front-matter-field',
    fixed: 'type: value memo\nreading_time: 120',
  },
];

import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-indentation', [
  edit(
    'a field indented by two blanks',
    ARTICLE,
    'tags: [capital, valuation, leadership, strategy]',
    '  ‸tags: [capital, valuation, leadership, strategy]',
    { says: ['2 blanks, expected no blank', 'as before `published` in line 5', 'without a blank before it'] },
  ),
  edit(
    'the first field indented by a blank',
    ARTICLE,
    'title: "Burn Quality: what a euro of risk costs you"',
    ' ‸title: "Burn Quality: what a euro of risk costs you"',
    { says: 'expected no blank' },
  ),
  edit(
    'a testimonial with a field one blank short',
    'testimonials.yaml',
    '  place: A CTO, on what the new deck left out',
    ' ‸place: A CTO, on what the new deck left out',
    { says: ['one blank, expected 2 blanks', 'Write the line as `  place: A CTO, on what the new deck left out`'] },
  ),
  edit(
    'a testimonial whose question is one blank too far',
    'testimonials.yaml',
    '  asks: >-\n    Which slide did you miss',
    '   ‸asks: >-\n    Which slide did you miss',
    { says: '3 blanks, expected 2 blanks' },
  ),
  edit(
    'the first testimonial one blank too far',
    'testimonials.yaml',
    '- placeholder: true\n  place: A founder',
    ' ‸- placeholder: true\n  place: A founder',
    { says: 'Write the line as `- placeholder: true`, without a blank before it' },
  ),
  edit('a field of the hero one blank short', 'pages/home.md', '  lead: "A sharp story.', ' ‸lead: "A sharp story.', {
    says: 'as before `title` in line 7',
  }),
  edit(
    'a field of the hero without its blanks, others below it',
    'pages/home.md',
    '  lead: "A sharp story.',
    '‸lead: "A sharp story.',
    { says: 'no blank, expected 2 blanks' },
  ),
  edit(
    'a card in a nested list one blank short',
    'pages/home.md',
    '      - title: Design the evidence plan',
    '     ‸- title: Design the evidence plan',
    { says: '5 blanks, expected 6 blanks' },
  ),
  edit(
    'a field of a card one blank short',
    'pages/home.md',
    '        to: /how-i-help#founders\n        chip: Explore Founders\n        analytics: home_quad_founders_story',
    '       ‸to: /how-i-help#founders\n        chip: Explore Founders\n        analytics: home_quad_founders_story',
    { says: '7 blanks, expected 8 blanks' },
  ),
  edit(
    'a list of cards one blank short',
    'pages/home.md',
    '    items:\n      - title: Sharpen the story',
    '   ‸items:\n      - title: Sharpen the story',
    { says: '3 blanks, expected 4 blanks' },
  ),
  edit(
    'a point of a service one blank short',
    'services/pitchkit.md',
    '  - Market, adoption and the later buyer',
    ' ‸- Market, adoption and the later buyer',
    { says: 'one blank, expected 2 blanks' },
  ),
  edit(
    'a point of a service one blank too far, below one in quotes',
    'services/pitchkit.md',
    '  - Team, gaps and who fills them',
    '   ‸- Team, gaps and who fills them',
    { says: '3 blanks, expected 2 blanks' },
  ),
  edit('a fact indented by two blanks', 'facts.yaml', 'sprint-duration: 4 weeks', '  ‸sprint-duration: 4 weeks', {
    says: 'expected no blank',
  }),
  edit(
    'two fields below a day, indented',
    ARTICLE,
    'published: 2025-10-06\ntags: [capital, valuation, leadership, strategy]\nhero_image: images',
    'published: 2025-10-06\n  ‸tags: [capital, valuation, leadership, strategy]\n  hero_image: images',
    {
      says: 'Take 2 blanks away before this line and the one line below it',
      fixed: 'published: 2025-10-06\ntags: [capital, valuation, leadership, strategy]\nhero_image: images',
    },
  ),
  {
    name: 'an indented field in a file of Windows',
    add: {
      'insights/test.md':
        '\uFEFF---\r\ntitle: A\r\n  ‸summary: A text.\r\npublished: 2025-10-10\r\n---\r\n\r\nText.\r\n',
    },
    says: 'Write the line as `summary: A text.`',
  },
]);

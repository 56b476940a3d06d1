import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('yaml-indentation', [
  edit(ARTICLE, 'tags: [capital', '  ‸tags: [capital', [
    '2 blanks, expected no blank',
    'as before `published` in line 5',
    'without a blank before it',
  ]),
  edit(ARTICLE, 'title: "Burn', ' ‸title: "Burn', 'expected no blank'),
  edit('testimonials.yaml', '  value: A CTO', ' ‸value: A CTO', [
    'one blank, expected 2 blanks',
    'Write the line as `  value: A CTO, on what the new deck left out`',
  ]),
  edit(
    'testimonials.yaml',
    '  value: >-\n    A founder',
    '   ‸value: >-\n    A founder',
    '3 blanks, expected 2 blanks',
  ),
  edit(
    'testimonials.yaml',
    '- placeholder: true\n  value: A tech',
    ' ‸- placeholder: true\n  value: A tech',
    'Write the line as `- placeholder: true`, without a blank before it',
  ),
  edit('pages/home.md', '  lead: "A sharp story.', ' ‸lead: "A sharp story.', 'as before `title` in line 7'),
  edit('pages/home.md', '  lead: "A sharp story.', '‸lead: "A sharp story.', 'no blank, expected 2 blanks'),
  edit('pages/home.md', '      - title: Design', '     ‸- title: Design', '5 blanks, expected 6 blanks'),
  edit(
    'pages/home.md',
    '        to: /how-i-help#founders\n        chip: Explore Founders\n        analytics: home_quad_founders_story',
    '       ‸to: /how-i-help#founders\n        chip: Explore Founders\n        analytics: home_quad_founders_story',
    '7 blanks, expected 8 blanks',
  ),
  edit(
    'pages/home.md',
    '    items:\n      - title: Sharpen',
    '   ‸items:\n      - title: Sharpen',
    '3 blanks, expected 4 blanks',
  ),
  edit('services/pitchkit.md', '  - Market, adoption', ' ‸- Market, adoption', 'one blank, expected 2 blanks'),
  edit('services/pitchkit.md', '  - Team, gaps', '   ‸- Team, gaps', '3 blanks, expected 2 blanks'),
  edit('facts.yaml', 'sprint-duration: 4 weeks', '  ‸sprint-duration: 4 weeks', 'expected no blank'),
  edit(
    ARTICLE,
    'published: 2025-10-06\ntags: [capital, valuation, leadership, strategy]\nhero_image',
    'published: 2025-10-06\n  ‸tags: [capital, valuation, leadership, strategy]\n  hero_image',
    { says: 'Take 2 blanks away before this line and the one line below it', undone: true },
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

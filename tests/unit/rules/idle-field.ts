import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('idle-field', [
  edit(ARTICLE, 'hero_image: images/burn-quality.svg\nhero_alt', '‸hero_alt', {
    says: ['`hero_alt` and `hero_caption`: there is no `hero_image`', 'Add `hero_image`'],
    undone: true,
  }),
  edit('pages/linkedin-deck-audit.md', 'image: images/free-audit.svg\n  image_alt', '‸image_alt', {
    says: '`image_alt`: there is no `image`',
    undone: true,
  }),
  edit('pages/faq.md', 'updated: 2025-09-09\nupdated_text', '‸updated_text', { says: 'Add `updated`', undone: true }),
  edit(
    'pages/home.md',
    '        to: /how-i-help#founders\n        chip: Explore Founders\n        analytics: home_quad_founders_story',
    '        ‸chip: Explore Founders\n        analytics: home_quad_founders_story',
    { says: ['`chip` and `analytics`: there is no `to`', 'Add `to`'], fixed: '' },
  ),
  edit('pages/results.md', 'icon: funds', '‸icon_color: text', { says: 'Add `icon`', undone: true }),
]);

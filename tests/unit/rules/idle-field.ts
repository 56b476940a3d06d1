import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('idle-field', [
  edit('a picture taken out, its words left', ARTICLE, 'hero_image: images/burn-quality.svg\nhero_alt', '‸hero_alt', {
    says: ['`hero_alt` and `hero_caption`: there is no `hero_image`', 'Add `hero_image`'],
    fixed: 'hero_image: images/burn-quality.svg\nhero_alt',
  }),
  edit(
    'a caption whose picture was taken out',
    'pages/about.md',
    'image: images/open-gate.svg\n  image_alt',
    '‸image_alt',
    { says: '`image_alt` and `image_caption`: there is no `image`', fixed: 'image: images/open-gate.svg\n  image_alt' },
  ),
  edit('how the day is said, without the day', 'pages/faq.md', 'updated: 2025-09-09\nupdated_text', '‸updated_text', {
    says: 'Add `updated`',
    fixed: 'updated: 2025-09-09\nupdated_text',
  }),
  edit(
    'words for a link that leads nowhere, with what else is said of it',
    'pages/home.md',
    '        to: /how-i-help#founders\n        chip: Explore Founders\n        analytics: home_quad_founders_story',
    '        ‸chip: Explore Founders\n        analytics: home_quad_founders_story',
    { says: ['`chip` and `analytics`: there is no `to`', 'Add `to`'], fixed: '' },
  ),
  edit('the color of a sign without the sign', 'pages/results.md', 'icon: funds', '‸icon_color: text', {
    says: 'Add `icon`',
    fixed: 'icon: funds',
  }),
]);

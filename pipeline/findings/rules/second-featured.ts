import { beside, error, inFields, together } from '../rule.ts';

export const secondFeatured = error('fields', {
  message: (v) => `Unexpected second featured article: \`${v.other}\` is featured already`,
  advice: () => 'Leave `featured: true` on one article only.',
  means:
    'One article can stand first on the front page and in the list of articles: the one with `featured: true`. Two of them cannot both be first. ' +
    'Decide which one it is, and take the line out of the other file, which the message names.',
  parameters: { other: 'insights/worth.md' },
  example: together(
    inFields('insights/winter-air.md', '‸featured: true', 'featured: false'),
    beside('fields', 'insights/worth.md', 'featured: true'),
  ),
});

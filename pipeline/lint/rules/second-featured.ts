import { rule } from '../rule.ts';

type Parameters = {
  readonly other: string;
};

export const secondFeatured = rule<Parameters>({
  area: 'fields',
  severity: 'error',
  message: (v) => `Unexpected second featured article: \`${v.other}\` is featured already`,
  advice: () => 'Leave `featured: true` on one article only.',
  means:
    'One article can stand first on the front page and in the list of articles: the one with `featured: true`. Two of them cannot both be first. ' +
    'Decide which one it is, and take the line out of the other file, which the message names.',
  parameters: { other: 'insights/worth.md' },
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
});

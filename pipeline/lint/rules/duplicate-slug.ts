import { beside, error, inFields, together } from '../rule.ts';

export const duplicateSlug = error('addresses', {
  message: (v) => `Unexpected slug \`${v.slug}\`: \`${v.other}\` has it already`,
  advice: () => 'Give one of the two articles another `slug` or file name.',
  means:
    'The last part of an article’s address is its `slug`, or its file name if it has none. Two articles have the same, and one ' +
    'would hide the other: its text would be nowhere on the site. Capitals and accents do not make a difference here, ' +
    'since they do not on every disk.',
  parameters: { slug: 'gates', other: 'insights/gates.md' },
  example: together(
    beside('text', 'insights/gates.md', 'The older article.'),
    inFields('insights/gates-again.md', 'slug: ‸gates', 'slug: gates-again'),
  ),
});

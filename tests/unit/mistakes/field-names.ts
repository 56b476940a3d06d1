import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';

/** Names that other programs have for a field. */
export const fieldNames: readonly Mistake[] = [
  called(ARTICLE, 'hero_image: images', 'image: images', 'did you mean `hero_image`'),
  called(ARTICLE, 'summary: Burn', 'excerpt: Burn', 'did you mean `summary`'),
  called(ARTICLE, 'tags: [', 'categories: [', 'did you mean `tags`'),
];

function called(file: string, from: string, to: string, says: string): Mistake {
  return {
    name: `another name for a field: ${to.trim()}`,
    file,
    from,
    to: `‸${to}`,
    rule: 'front-matter-unknown',
    says,
  };
}

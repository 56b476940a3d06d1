import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
const ABOUT = 'pages/about.md';

/** Names that other programs and languages have for a field. */
export const fieldNames: readonly Mistake[] = [
  called(ARTICLE, 'title: "Burn', 'Titel: "Burn', 'did you mean `title`'),
  called(ARTICLE, 'summary: Burn', 'Riassunto: Burn', 'did you mean `summary`'),
  called(ARTICLE, 'hero_image: images', 'image: images', 'did you mean `hero_image`'),
  called(ABOUT, 'kind: figures', 'type: figures', 'Write `- kind: figures`'),
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

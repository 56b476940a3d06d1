import type { Authored } from '../../../compile/fields/front-matter.ts';
import type { Report } from '../../../lint/report.ts';
import type { AuthoredArticle } from '../../schema/article.ts';

/**
 * One article is featured, and only one: the one that was there first. With `isWhole` false some article cannot be read, and
 * may be the one.
 */
export function checkFeatured(
  articles: readonly Authored<AuthoredArticle>[],
  isWhole: boolean,
  { report }: Report,
): void {
  const [first, ...more] = articles.filter(({ fields }) => fields.featured).toSorted(byPublication);
  for (const { yaml } of more)
    report('second-featured', yaml.placeOfKey(['featured']), { other: first?.file.path ?? '' });
  const isKnown = isWhole && articles.every(({ yaml }) => yaml.faults?.mayHide(['featured']) !== true);
  const [newest] = articles
    .filter(({ yaml }) => !yaml.faults)
    .toSorted((a, b) => (a.fields.published < b.fields.published ? 1 : -1));
  if (isKnown && !first && newest)
    report('none-featured', newest.yaml.placeOfKey(['title']), { newest: newest.file.path });
}

/** Drafts come last. */
function byPublication({ fields: a }: Authored<AuthoredArticle>, { fields: b }: Authored<AuthoredArticle>): number {
  const [dayA, dayB] = [a, b].map(({ draft, published }) => (draft === true ? `draft ${published}` : published));
  return (dayA ?? '') < (dayB ?? '') ? -1 : Number(dayA !== dayB);
}

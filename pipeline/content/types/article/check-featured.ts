import type { Authored } from '../../../compile/fields/authored.ts';
import type { Report } from '../../../lint/report.ts';
import type { AuthoredArticle } from '../../schema/article.ts';

/**
 * Exactly one article is featured. If several are, the one published first counts, and the others are reported; if none is, that
 * is reported, unless an article that cannot be read may be it (`allReadable` is false).
 */
export function checkFeatured(
  articles: readonly Authored<AuthoredArticle>[],
  allReadable: boolean,
  { report }: Report,
): void {
  const [first, ...more] = articles.filter(({ fields }) => fields.featured).toSorted(byPublication);
  for (const { yaml } of more)
    report('second-featured', yaml.placeOfKey(['featured']), { other: first?.file.path ?? '' });
  // A fault in the front matter may hide the field.
  const noneIsHidden = allReadable && articles.every(({ yaml }) => yaml.faults?.mayHide(['featured']) !== true);
  const [newest] = articles
    .filter(({ yaml }) => !yaml.faults)
    .toSorted((a, b) => (a.fields.published < b.fields.published ? 1 : -1));
  if (noneIsHidden && !first && newest)
    report('none-featured', newest.yaml.placeOfKey(['title']), { newest: newest.file.path });
}

/** Sorts by day; drafts come last, since `d` sorts behind all digits. */
function byPublication({ fields: a }: Authored<AuthoredArticle>, { fields: b }: Authored<AuthoredArticle>): number {
  const [keyA, keyB] = [a, b].map(({ draft, published }) => (draft === true ? `draft ${published}` : published));
  return (keyA ?? '') < (keyB ?? '') ? -1 : Number(keyA !== keyB);
}

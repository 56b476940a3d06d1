import type { Authored } from '../../parse/front-matter.ts';
import type { Report } from '../../report.ts';
import type { AuthoredArticle } from '../../schema/article.ts';

/** Only one article may be featured. */
export function checkFeatured(articles: readonly Authored<AuthoredArticle>[], { report }: Report): void {
  const [first, ...more] = articles.filter(({ fields }) => fields.featured);
  for (const { yaml } of more)
    report('second-featured', yaml.placeOfKey(['featured']), { other: first?.file.path ?? '' });
}

import { toString } from 'hast-util-to-string';
import type { Article } from '../model.ts';
import type { AuthoredArticle } from '../schema/article.ts';
import { checkCardTitle } from './card-title.ts';
import { createAuthor, type Workshop } from './author.ts';
import { formatDay } from './day.ts';
import type { Authored } from './front-matter.ts';
import { thumbnailOf } from './images.ts';
import { headingsOf, toLinkedProse } from './markdown/prose.ts';
import { optional } from './sections.ts';
import { measureText } from './words.ts';

/** An article with the anchors that links to it may name. */
export type ArticleDraft = Article & { readonly anchors: ReadonlySet<string> };

/** Reads one file of `insights/`. */
export function parseArticle(
  { file, fields, yaml }: Authored<AuthoredArticle>,
  slug: string,
  workshop: Workshop,
): ArticleDraft {
  const address = `/insights/${slug}`;
  const author = createAuthor({ file: file.path, address }, yaml, workshop);
  const tree = author.body(file.text);
  const length = measureText(toString(tree));
  const title = author.line(['title'], fields.title);
  checkCardTitle(title, yaml.placeOf(['title']), workshop.report);
  const hero = fields.hero_image;
  const alt = author.optionalLine(['hero_alt'], fields.hero_alt) ?? '';
  if (hero !== undefined && alt === '')
    workshop.report.report('image-alt', yaml.placeOf(['hero_image']), { path: hero });
  const picture = hero === undefined ? undefined : author.picture(['hero_image'], hero, alt);
  return {
    slug,
    address,
    title,
    summary: author.line(['summary'], fields.summary),
    type: author.line(['type'], fields.type),
    published: fields.published,
    publishedText: formatDay(fields.published),
    ...optional('updated', fields.updated ? { day: fields.updated, text: formatDay(fields.updated) } : undefined),
    minutes: fields.reading_time ?? length.minutes,
    words: length.words,
    tags: [...new Set(fields.tags)],
    featured: fields.featured ?? false,
    ...optional('hero', picture),
    ...optional('thumbnail', picture && thumbnailOf(picture)),
    ...optional('cardImage', hero === undefined ? undefined : author.cardImage(['hero_image'], hero)),
    images: (fields.images ?? []).flatMap((name, index) => author.picture(['images', index], name, '')?.src ?? []),
    headings: headingsOf(tree),
    body: toLinkedProse(tree, workshop.siteUrl),
    anchors: author.anchors,
  };
}

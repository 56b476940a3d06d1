import { toString } from 'hast-util-to-string';
import type { Article } from '../model/article.ts';
import type { AuthoredArticle } from '../schema/article.ts';
import { checkCardTitle } from './card-title.ts';
import { createFieldReader, type ParseContext } from './field-reader.ts';
import { formatDay } from './day.ts';
import type { Authored } from './front-matter.ts';
import { thumbnailOf } from './images.ts';
import { headingsOf, toLinkedProse } from '../markdown/prose.ts';
import { optional } from './sections.ts';
import { measureText } from './words.ts';

/** An article with the anchors that links to it may name. */
export type ArticleDraft = Article & { readonly anchors: ReadonlySet<string> };

/** Reads one file of `insights/`. */
export function parseArticle(
  { file, fields, yaml }: Authored<AuthoredArticle>,
  slug: string,
  context: ParseContext,
): ArticleDraft {
  const address = `/insights/${slug}`;
  const reader = createFieldReader({ file: file.path, address }, yaml, context);
  const tree = reader.body(file.text);
  const length = measureText(toString(tree));
  const title = reader.line(['title'], fields.title);
  checkCardTitle(title, yaml.placeOf(['title']), context.report);
  const hero = fields.hero_image;
  const alt = reader.optionalLine(['hero_alt'], fields.hero_alt) ?? '';
  if (hero !== undefined && alt === '')
    context.report.report('image-alt', yaml.placeOf(['hero_image']), { path: hero });
  const picture = hero === undefined ? undefined : reader.picture(['hero_image'], hero, alt);
  return {
    slug,
    address,
    title,
    summary: reader.line(['summary'], fields.summary),
    type: fields.type,
    published: fields.published,
    publishedText: formatDay(fields.published),
    ...optional('updated', fields.updated ? { day: fields.updated, text: formatDay(fields.updated) } : undefined),
    minutes: fields.reading_time ?? length.minutes,
    words: length.words,
    tags: [...new Set(fields.tags)],
    featured: fields.featured ?? false,
    ...optional('hero', picture),
    ...optional('thumbnail', picture && thumbnailOf(picture)),
    ...optional('cardImage', hero === undefined ? undefined : reader.cardImage(['hero_image'], hero)),
    images: (fields.images ?? []).flatMap((name, index) => reader.picture(['images', index], name, '')?.src ?? []),
    headings: headingsOf(tree),
    body: toLinkedProse(tree, context.siteUrl),
    anchors: reader.anchors,
  };
}

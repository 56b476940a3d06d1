import type { Parsed } from '../../site/content-type.ts';
import { slugOfFile } from '../../content/slug.ts';
import type { Article } from '../../content/model/article.ts';
import type { Picture, Thumbnail } from '../../content/model/assets.ts';
import type { AuthoredArticle } from '../../content/schema/article.ts';
import { checkText } from '../../site/fields/front-matter.ts';
import { createFieldReader, type ParseContext } from '../../site/parse/field-reader.ts';
import { formatDay } from '../../content/day-form.ts';
import type { Authored } from '../../site/fields/load-fields.ts';
import { thumbnailOf } from '../../site/parse/images.ts';
import { FIRST_FIGURE } from '../../site/derive/blocks.ts';
import { isNameOfFile } from '../../markdown/resolve-media.ts';
import { headingsOf, toLinkedProse, spokenText } from '../../markdown/texts/prose.ts';
import { optional } from '../../shared/optional.ts';
import { countText } from '../../site/parse/reading-time.ts';

function sizedOf(picture: Picture | undefined): Thumbnail[] {
  return picture ? [{ src: picture.src, width: picture.width, height: picture.height }] : [];
}

export function parseArticle(
  { file, fields, yaml }: Authored<AuthoredArticle>,
  context: ParseContext,
): Parsed<Article> {
  const { address, labels } = context;
  const slug = fields.slug ?? slugOfFile(file.path);
  const reader = createFieldReader(yaml, context);
  const tree = reader.body(file.readText(), 2, fields.hero_image === undefined ? FIRST_FIGURE : FIRST_FIGURE + 1);
  if (!fields.draft) checkText(file, 'the article');
  const length = countText(spokenText(tree));
  const title = reader.line(['title'], fields.title);
  const hero = fields.hero_image;
  reader.dependent([], fields, ['hero_alt', 'hero_caption'], 'hero_image');
  const alt = reader.optionalLine(['hero_alt'], fields.hero_alt) ?? '';
  if (hero !== undefined && alt === '') context.file.message('image-alt', yaml.placeOf(['hero_image']), { path: hero });
  if (hero !== undefined && isNameOfFile(alt, hero))
    context.file.message('image-alt', yaml.placeOf(['hero_alt']), { path: hero, alt });
  const picture = hero === undefined ? undefined : reader.picture(['hero_image'], hero, alt);
  const entry = {
    slug,
    address,
    title,
    summary: reader.line(['summary'], fields.summary),
    type: reader.optionalLine(['type'], fields.type) ?? labels.articleType,
    published: fields.published,
    publishedText: formatDay(fields.published, labels.language),
    ...optional(
      'updated',
      fields.updated ? { day: fields.updated, text: formatDay(fields.updated, labels.language) } : undefined,
    ),
    minutes: fields.reading_time ?? length.minutes,
    words: length.words,
    tags: [...new Set(fields.tags)],
    featured: fields.featured ?? false,
    ...optional('hero', picture),
    ...optional('thumbnail', picture && thumbnailOf(picture)),
    ...optional('cardImage', hero === undefined ? undefined : reader.cardImage(['hero_image'], hero)),
    ...optional('caption', reader.optionalLine(['hero_caption'], fields.hero_caption)),
    ...optional('nextStep', reader.invitation(['next_step'], fields.next_step)),
    images: (fields.images ?? []).flatMap((name, index) => sizedOf(reader.picture(['images', index], name, ''))),
    headings: headingsOf(tree),
  };
  return { entry, anchors: reader.anchors, given: reader.given, body: toLinkedProse(tree, reader.form) };
}

import type { Parsed } from '../content-type.ts';
import { slugOfFile } from '../../slug.ts';
import type { Article } from '../../model/article.ts';
import type { Picture, Thumbnail } from '../../model/picture.ts';
import type { AuthoredArticle } from '../../schema/article.ts';
import { checkCardTitle } from '../../../compile/parse/card-title.ts';
import { checkText } from '../../../compile/parse/empty-text.ts';
import { createFieldReader, type ParseContext } from '../../../compile/parse/field-reader.ts';
import { formatDay } from '../../../compile/parse/format-day.ts';
import type { Authored } from '../../../compile/fields/authored.ts';
import { thumbnailOf } from '../../../compile/parse/images.ts';
import { FIRST_FIGURE } from '../../../compile/derive/blocks.ts';
import { isNameOfFile } from '../../../compile/markdown/alt-as-name.ts';
import { headingsOf, toLinkedProse } from '../../../compile/markdown/texts/prose.ts';
import { spokenText } from '../../../compile/markdown/texts/spoken-text.ts';
import { optional } from '../../../shared/optional.ts';
import { countText } from '../../../compile/parse/reading-time.ts';

function sizedOf(picture: Picture | undefined): Thumbnail[] {
  return picture ? [{ src: picture.src, width: picture.width, height: picture.height }] : [];
}

export function parseArticle(
  { file, fields, yaml }: Authored<AuthoredArticle>,
  address: string,
  context: ParseContext,
): Parsed<Article> {
  const { labels } = context;
  const slug = fields.slug ?? slugOfFile(file.path);
  const reader = createFieldReader({ file: file.path, address }, yaml, context);
  const tree = reader.body(file.readText(), 2, fields.hero_image === undefined ? FIRST_FIGURE : FIRST_FIGURE + 1);
  if (!fields.draft && reader.isKnown(['draft'])) checkText(file, 'the article', context.report);
  const length = countText(spokenText(tree));
  const title = reader.line(['title'], fields.title);
  if (context.cardsFor === 'all') checkCardTitle(title, () => yaml.placeOf(['title']), context.report);
  const hero = fields.hero_image;
  reader.dependent([], fields, ['hero_alt', 'hero_caption'], 'hero_image');
  const alt = reader.optionalLine(['hero_alt'], fields.hero_alt) ?? '';
  if (hero !== undefined && alt === '' && reader.isKnown(['hero_alt']))
    context.report.report('image-alt', yaml.placeOf(['hero_image']), { path: hero });
  if (hero !== undefined && isNameOfFile(alt, hero))
    context.report.report('image-alt', yaml.placeOf(['hero_alt']), { path: hero, alt });
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

import type { Authored } from '../../site/fields/load-fields.ts';
import { message, type Message } from '../../findings/message.ts';
import type { AuthoredArticle } from '../../content/schema/article.ts';
import { addressOfTopic } from '../../content/addresses.ts';
import { asciiName } from '../../content/ascii-name.ts';
import { faultOfAddress } from '../../site/check/check-addresses.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Path } from '../../yaml/spans.ts';
import type { SiteSettings } from '../../site/parse/settings.ts';

/**
 * Checks that exactly one article is featured. If several are, the one published first counts, and the others are
 * reported. If none is, that is reported, unless an unreadable article may be featured (`allReadable` is false).
 */
export function* checkFeatured(
  articles: readonly Authored<AuthoredArticle>[],
  allReadable: boolean,
): Generator<Message> {
  const [first, ...more] = articles.filter(({ fields }) => fields.featured).toSorted(byPublication);
  for (const { yaml } of more)
    yield message('second-featured', yaml.placeOfKey(['featured']), { other: first?.file.path ?? '' });
  const [newest] = articles.toSorted((a, b) => (a.fields.published < b.fields.published ? 1 : -1));
  if (allReadable && !first && newest)
    yield message('none-featured', newest.yaml.placeOfKey(['title']), { newest: newest.file.path });
}

/** Sorts by day; drafts come last, since `d` sorts after all digits. */
function byPublication({ fields: a }: Authored<AuthoredArticle>, { fields: b }: Authored<AuthoredArticle>): number {
  const [keyA, keyB] = [a, b].map(({ draft, published }) => (draft === true ? `draft ${published}` : published));
  return (keyA ?? '') < (keyB ?? '') ? -1 : Number(keyA !== keyB);
}

/**
 * Checks that each topic can be the address of a list. If `site.yaml` names topics, reports every other one as a
 * possible mistake.
 */
export function* checkTopics(
  articles: readonly Authored<AuthoredArticle>[],
  settings: SiteSettings | undefined,
): Generator<Message> {
  const topics = Object.entries(settings?.fields.topics ?? {});
  const named = topics.map(([topic]) => topic);
  const language = settings?.fields.language ?? 'en';
  const byName = new Map(topics.map(([topic, { name }]) => [asciiName(name, language), topic]));
  for (const {
    fields: { tags },
    yaml,
  } of articles) {
    const unknownTopic = (tag: string, path: Path): Message => {
      const plain = (name: string): string => name.replaceAll('-', '');
      const meant = named.find((name) => plain(name) === plain(tag)) ?? byName.get(tag);
      const near = meant ?? nearest(tag, named) ?? byName.get(nearest(tag, byName.keys()) ?? '');
      const fix =
        meant !== undefined && yaml.typedAt(path)?.text === tag ? { actual: tag, expected: meant } : undefined;
      return message(
        'unknown-topic',
        yaml.placeOf(path),
        { topic: tag, ...(near !== undefined && { nearest: near }) },
        fix,
      );
    };
    for (const [index, tag] of tags.entries()) {
      const fault = faultOfAddress(addressOfTopic(tag));
      if (fault) yield message('bad-address', yaml.placeOf(['tags', index]), fault);
      else if (named.length > 0 && !named.includes(tag)) yield unknownTopic(tag, ['tags', index]);
    }
  }
}

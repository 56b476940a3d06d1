import type { Authored } from '../../../compile/fields/authored.ts';
import type { Report } from '../../../lint/report.ts';
import type { AuthoredArticle } from '../../schema/article.ts';
import { addressOfTopic } from '../../addresses.ts';
import { asciiName } from '../../ascii-name.ts';
import { faultOfAddress } from '../../../compile/check/address-faults.ts';
import { nearest } from '../../../shared/nearest.ts';
import type { Path } from '../../../compile/yaml/spans.ts';
import type { SiteSettings } from '../../../compile/parse/settings.ts';

/**
 * Checks that exactly one article is featured. If several are, the one published first counts, and the others are
 * reported. If none is, that is reported, unless an unreadable article may be featured (`allReadable` is false).
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

/** Sorts by day; drafts come last, since `d` sorts after all digits. */
function byPublication({ fields: a }: Authored<AuthoredArticle>, { fields: b }: Authored<AuthoredArticle>): number {
  const [keyA, keyB] = [a, b].map(({ draft, published }) => (draft === true ? `draft ${published}` : published));
  return (keyA ?? '') < (keyB ?? '') ? -1 : Number(keyA !== keyB);
}

/**
 * Checks that each topic can be the address of a list. If `site.yaml` names topics, reports every other one as a
 * possible mistake.
 */
export function checkTopics(
  articles: readonly Authored<AuthoredArticle>[],
  settings: SiteSettings | undefined,
  { report }: Report,
): void {
  const isWhole = settings?.yaml.faults?.isIn(['topics']) !== true;
  const topics = Object.entries(isWhole ? (settings?.fields.topics ?? {}) : {});
  const named = topics.map(([topic]) => topic);
  const language = settings?.fields.language ?? 'en';
  const byName = new Map(topics.map(([topic, { name }]) => [asciiName(name, language), topic]));
  for (const {
    fields: { tags },
    yaml,
  } of articles) {
    const reportTopic = (tag: string, path: Path): void => {
      const plain = (name: string): string => name.replaceAll('-', '');
      const meant = named.find((name) => plain(name) === plain(tag)) ?? byName.get(tag);
      const near = meant ?? nearest(tag, named) ?? byName.get(nearest(tag, byName.keys()) ?? '');
      const fix =
        meant !== undefined && yaml.typedAt(path)?.text === tag ? { actual: tag, expected: meant } : undefined;
      report('unknown-topic', yaml.placeOf(path), { topic: tag, ...(near !== undefined && { nearest: near }) }, fix);
    };
    for (const [index, tag] of tags.entries()) {
      if (yaml.faults?.isAt(['tags', index]) === true) continue;
      const fault = faultOfAddress(addressOfTopic(tag));
      if (fault) report(fault.rule, yaml.placeOf(['tags', index]), fault.values);
      else if (named.length > 0 && !named.includes(tag)) reportTopic(tag, ['tags', index]);
    }
  }
}

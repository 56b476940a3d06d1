import { addressOfTopic } from '../../addresses.ts';
import { asciiName } from '../../ascii-name.ts';
import { faultOfAddress } from '../../../compile/check/address-faults.ts';
import { nearest } from '../../../shared/nearest.ts';
import type { Authored } from '../../../compile/fields/authored.ts';
import type { Path } from '../../../compile/yaml/spans.ts';
import type { SiteSettings } from '../../../compile/parse/settings.ts';
import type { Report } from '../../../lint/report.ts';
import type { AuthoredArticle } from '../../schema/article.ts';

/** Each topic becomes the address of a list: no name may stand in the way of that. Where `site.yaml` names topics, every other one may be a mistake. */
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

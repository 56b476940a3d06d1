import { wordsOfTag } from '../../content/addresses.ts';
import type { TagCount } from '../../content/model/article.ts';
import type { Topics } from '../../content/model/topic.ts';

/** What a topic is called. */
export function nameOfTopic(tag: string, topics: Topics): string {
  return topics.get(tag)?.name ?? wordsOfTag(tag);
}

/** Names of used topics that differ from the words of their tags, for scripts. */
export function topicNames(topics: Topics, used: readonly Pick<TagCount, 'tag'>[]): Record<string, string> {
  const tags = new Set(used.map(({ tag }) => tag));
  return Object.fromEntries(
    [...topics].flatMap(([tag, { name }]) => (name === wordsOfTag(tag) || !tags.has(tag) ? [] : [[tag, name]])),
  );
}

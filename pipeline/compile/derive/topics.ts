import { wordsOfTag } from '../../content/addresses.ts';
import type { TagCount } from '../../content/model/article.ts';
import type { Topics } from '../../content/model/topic.ts';

/**
 * Returns the name of a topic: the one in `site.yaml`, or its tag with spaces for hyphens. A tag is the key of a topic.
 */
export function nameOfTopic(tag: string, topics: Topics): string {
  return topics.get(tag)?.name ?? wordsOfTag(tag);
}

/** Returns the names of used topics that a script in the browser cannot derive from their tags. */
export function topicNames(topics: Topics, used: readonly Pick<TagCount, 'tag'>[]): Record<string, string> {
  const tags = new Set(used.map(({ tag }) => tag));
  return Object.fromEntries(
    [...topics].flatMap(([tag, { name }]) => (name === wordsOfTag(tag) || !tags.has(tag) ? [] : [[tag, name]])),
  );
}

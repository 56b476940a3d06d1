import { wordsOfTag } from '../../content/addresses.ts';
import type { TagCount } from '../../content/model/article.ts';
import type { Topics } from '../../content/model/topic.ts';

/** The name of a topic: as `site.yaml` has it, otherwise its tag with blanks for hyphens. A tag is the key of a topic. */
export function nameOfTopic(tag: string, topics: Topics): string {
  return topics.get(tag)?.name ?? wordsOfTag(tag);
}

/** The names that a script in the browser cannot make of the tags themselves, of topics that some article has. */
export function topicNames(topics: Topics, used: readonly Pick<TagCount, 'tag'>[]): Record<string, string> {
  const tags = new Set(used.map(({ tag }) => tag));
  return Object.fromEntries(
    [...topics].flatMap(([tag, { name }]) => (name === wordsOfTag(tag) || !tags.has(tag) ? [] : [[tag, name]])),
  );
}

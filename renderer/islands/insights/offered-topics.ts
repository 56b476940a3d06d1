import type { TagCount } from '../../../pipeline/content/model/article.ts';

/** More buttons than this are too many to choose from; a rarer topic has its page, and can be searched by name. */
const MAX_OFFERED = 40;

/** Returns the topics that a list can be filtered by: the most frequent, and those that are selected. */
export function offeredTopics(tags: readonly TagCount[], selected: readonly string[]): TagCount[] {
  return tags.filter(({ tag }, place) => place < MAX_OFFERED || selected.includes(tag));
}

import type { TagCount } from '../../../pipeline/content/model/article.ts';

/** More buttons than that are no choice any more; a rarer topic has its page, and is found by its name. */
const MOST_OFFERED = 40;

/** The topics that a list can be reduced to: the most frequent ones, and those that it is reduced to. */
export function offeredTopics(tags: readonly TagCount[], selected: readonly string[]): TagCount[] {
  return tags.filter(({ tag }, place) => place < MOST_OFFERED || selected.includes(tag));
}

import { wordsOfTag } from '../addresses.ts';
import type { Topics } from '../model/topic.ts';

/** What a topic is called. */
export function nameOfTopic(tag: string, topics: Topics): string {
  return topics.get(tag)?.name ?? wordsOfTag(tag);
}

/** Names of topics that are not simply their words: what browsers need to know. */
export function topicNames(topics: Topics): Record<string, string> {
  return Object.fromEntries([...topics].flatMap(([tag, { name }]) => (name === wordsOfTag(tag) ? [] : [[tag, name]])));
}

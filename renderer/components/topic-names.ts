import { createContext, useContext } from 'react';
import { wordsOfTag } from '../../pipeline/content/addresses.ts';

/** Names of topics that differ from the words of their tags. */
export type TopicNames = Readonly<Record<string, string>>;

/** The topic names of the site; in an island, those that it carries. */
export const TopicNamesContext = createContext<TopicNames>({});

/** Returns a function that gives the name of a topic. */
export function useTopicNames(): (tag: string) => string {
  const names = useContext(TopicNamesContext);
  return (tag) => nameIn(names, tag);
}

/** Returns the name of a topic. Safe for tags named like an object's own members, such as `constructor`. */
export function nameIn(names: TopicNames, tag: string): string {
  const name = Object.hasOwn(names, tag) ? names[tag] : undefined;
  return name ?? wordsOfTag(tag);
}

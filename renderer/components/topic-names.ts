import { createContext, useContext } from 'react';
import { wordsOfTag } from '../../pipeline/content/addresses.ts';

/** What topics are called that are not called by their words. */
export type TopicNames = Readonly<Record<string, string>>;

/** The names of topics of the site; inside an island, those that it carries. */
export const TopicNamesContext = createContext<TopicNames>({});

/** Gives the name of a topic. */
export function useTopicNames(): (tag: string) => string {
  const names = useContext(TopicNamesContext);
  return (tag) => nameIn(names, tag);
}

/** The name of a topic, which may be called like something that every object has, such as `constructor`. */
export function nameIn(names: TopicNames, tag: string): string {
  const name = Object.hasOwn(names, tag) ? names[tag] : undefined;
  return name ?? wordsOfTag(tag);
}

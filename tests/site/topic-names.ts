import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const { topics } = parse(readFileSync('content/site.yaml', 'utf8')) as { topics: Record<string, { name: string }> };

/** Returns the name of a topic in `content/site.yaml`. */
export function topicName(tag: string): string {
  return topics[tag]?.name ?? tag;
}

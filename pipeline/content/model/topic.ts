/** The name of a topic, and what its articles are about. */
export interface Topic {
  readonly name: string;
  readonly description?: string;
}

/** Topics by tag, in the order of `site.yaml`; a tag without a topic is shown as words. */
export type Topics = ReadonlyMap<string, Topic>;

/** What a topic is called, and what its articles are about. */
export interface Topic {
  readonly name: string;
  readonly description?: string;
}

/** Topics by what stands in `tags`, in the order of `site.yaml`; one that is not among them is called by its words. */
export type Topics = ReadonlyMap<string, Topic>;

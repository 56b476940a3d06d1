import { ARTICLE, inFields } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly topic: string;
};

export const repeatedTopic = rule<Parameters>({
  area: 'fields',
  severity: 'warning',
  message: (v) => `Unexpected second topic \`${v.topic}\`: it stands here already`,
  advice: () => 'Take one of the two out.',
  means:
    'An article has a topic or has it not. A topic that stands twice in `tags` says no more than once, and was perhaps meant to be another one.',
  parameters: { topic: 'tuning' },
  example: inFields(ARTICLE, 'tags: [tuning, ‸tuning]', 'tags: [tuning]'),
});

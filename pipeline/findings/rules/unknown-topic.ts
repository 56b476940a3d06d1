import { ARTICLE, type TextParameters, beside, didYouMean, inFields, lines, together, warning } from '../rule.ts';

const TOPICS = lines(
  'topics:',
  '  tuning: { name: Tuning }',
  '  pins: { name: Tuning pins }',
  '  felt: { name: Felt }',
  '  humidity: { name: Humidity }',
);

export const unknownTopic = warning<TextParameters<'topic', 'nearest'>>('fields', {
  message: (v) => `Unknown topic \`${v.topic}\`: \`topics\` in \`site.yaml\` does not name it${didYouMean(v)}`,
  advice: () => 'Correct it, or add it there with its name; as it is, it gets a page of its own under this word.',
  means:
    'Each word in `tags` is a topic with a page of its own, which lists the articles about it. If `site.yaml` names your ' +
    'topics, a word that is not among them is probably misspelled: the article would be missing on the page of the right topic, ' +
    'and stand alone on another one.',
  parameters: { topic: 'tunning', nearest: 'tuning' },
  example: together(beside('fields', 'site.yaml', TOPICS), inFields(ARTICLE, 'tags: [‸tunning]', 'tags: [tuning]')),
});

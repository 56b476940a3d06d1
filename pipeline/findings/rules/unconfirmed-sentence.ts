import { type TextParameters, inText, warning } from '../rule.ts';

export const unconfirmedSentence = warning<TextParameters<'sentence'>>('text', {
  message: (v) => `A sentence is to be confirmed: \`${v.sentence}\``,
  advice: () =>
    'Ask the person in whose name it is said. If it is true, take `{{ confirm }}` out; if not, change the sentence.',
  means:
    'The sentence before `{{ confirm }}` says what somebody has done, does or promises, and nobody has confirmed it. A build publishes the ' +
    'sentence as it stands, without the mark, so this is a warning only. Before the first launch, `npm run check -- --launch` counts each as ' +
    'an error, so that no promise is published that nobody gave.',
  parameters: { sentence: 'I answer within a day.' },
  example: inText('I answer within a day. ‸{{ confirm }}', 'I answer within a day.'),
});

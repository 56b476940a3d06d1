import { ARTICLE, type TextParameters, error, inFields } from '../rule.ts';

export const uneditedStarter = error<TextParameters<'text', 'field' | 'isOptional'>>('fields', {
  message: (v) =>
    v.field === undefined
      ? `Unexpected text that is still to be replaced: \`${v.text}\``
      : `Unexpected text for \`${v.field}\` that is still to be replaced: \`${v.text}\``,
  advice: (v) =>
    `Write your own words in its place${v.isOptional ? ', take the field out if it is not needed,' : ''} or, if it was never published, put \`draft: true\` among the fields until you do.`,
  means:
    'This text was written by `npm run new`, to show what belongs there, and has not been replaced yet. Visitors and search engines would read ' +
    'it as yours. A draft may be unfinished, so nothing is said as long as the file has `draft: true`.',
  parameters: { field: 'summary', text: 'One or two sentences that say what a reader will know afterwards.' },
  example: inFields(
    ARTICLE,
    'summary: ‸One or two sentences that say what a reader will know afterwards.',
    'summary: What is decided at a gate, and by whom.',
  ),
});

import { ARTICLE, type TextParameters, error, inFields } from '../rule.ts';

export const frontMatterField = error<TextParameters<'field' | 'reason', 'help'>>('fields', {
  message: (v) => `Unexpected value for \`${v.field}\`: ${v.reason}`,
  advice: (v) => v.help ?? 'Correct the value; `docs/fields.md` says what this field takes.',
  means:
    'The field is right, but it does not take such a value: it wants a number and got a word, a list and got a text, one of a few words ' +
    'and got another. The message says what it expected. What cannot be understood is not guessed, so that no page says something you ' +
    'never wrote.',
  parameters: { field: 'reading_time', reason: 'expected a number, not `about five minutes`' },
  example: inFields(ARTICLE, 'reading_time: ‸about five minutes', 'reading_time: 5'),
});

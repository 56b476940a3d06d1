import { type TextParameters, didYouMean, inText, warning } from '../rule.ts';

export const missingDefinition = warning<TextParameters<'what' | 'label', 'nearest'>>('markup', {
  message: (v) => `Cannot find the address of \`${v.what}\`${didYouMean(v)}`,
  advice: (v) =>
    `Put the address in round brackets behind the words, or add a line \`[${v.label}]: https://…\`; it is published as text.`,
  means:
    'Two pairs of square brackets make a link whose address stands elsewhere, on a line that begins with the second pair and a colon. ' +
    'There is no such line, so readers would see all the brackets.',
  parameters: { what: '[the report][study]', label: 'study' },
  example: inText('Read ‸[the report][study].', 'Read [the report](https://example.com/study).'),
});

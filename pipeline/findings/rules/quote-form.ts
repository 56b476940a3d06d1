import { inText, lines, warning } from '../rule.ts';

export const quoteForm = warning('markup', {
  message: (v) => `Unexpected line \`${v.what}\` directly below a quote: it is published as part of it`,
  advice: () => 'Put an empty line above it; or `>` before it, if it belongs to the quote.',
  means:
    'A quote goes on until an empty line. What stands directly below it is put into the mouth of whoever is quoted.',
  parameters: { what: 'That is all.' },
  example: inText(lines('> A gate is cheap.', '‸That is all.'), lines('> A gate is cheap.', '', 'That is all.')),
});

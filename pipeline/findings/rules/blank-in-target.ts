import { type TextParameters, error, inText } from '../rule.ts';

export const blankInTarget = error<TextParameters<'target' | 'what', 'fixed'>>('links', {
  message: (v) => `Unexpected blank in \`${v.target}\`: this is no ${v.what}, its signs are published as they are`,
  advice: (v) =>
    v.fixed === undefined
      ? 'Write the address without a blank, such as `/faq`; a title behind it stands in straight quotation marks. A backslash before the first bracket shows all as it is.'
      : `Put \`${v.fixed}\` in its place.`,
  means:
    'In Markdown, the target of a link or a picture ends at the first blank. So this is neither, and visitors would read its brackets ' +
    'and its address as words. Angle brackets around the target keep it together; a title behind it needs straight quotation marks.',
  parameters: {
    target: 'https://example.org/our slides.pdf',
    what: 'link',
    fixed: '[slides](<https://example.org/our slides.pdf>)',
  },
  example: inText(
    'Get the ‸[slides](https://example.org/our slides.pdf).',
    'Get the [slides](<https://example.org/our slides.pdf>).',
  ),
});

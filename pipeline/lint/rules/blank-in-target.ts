import { inText } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly target: string;
  readonly what: string;
  readonly mended?: string;
};

export const blankInTarget = rule<Parameters>({
  area: 'links',
  severity: 'error',
  message: (v) => `Unexpected blank in \`${v.target}\`: this is no ${v.what}, its signs are published as they are`,
  advice: (v) =>
    v.mended === undefined
      ? 'Write the address without a blank, such as `/faq`; a title behind it stands in straight quotation marks. A backslash before the first bracket shows all as it is.'
      : `Put \`${v.mended}\` in its place.`,
  means:
    'In Markdown, the target of a link or a picture ends at the first blank. So this is neither, and visitors would read its brackets ' +
    'and its address as words. Angle brackets around the target keep it together; a title behind it needs straight quotation marks.',
  parameters: {
    target: 'https://example.org/our slides.pdf',
    what: 'link',
    mended: '[slides](<https://example.org/our slides.pdf>)',
  },
  example: inText(
    'Get the ‸[slides](https://example.org/our slides.pdf).',
    'Get the [slides](<https://example.org/our slides.pdf>).',
  ),
});

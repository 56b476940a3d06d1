import { inText, note } from '../rule.ts';

export const doiWithoutLink = note('links', {
  message: (v) => `Unexpected \`${v.typed}\` without a link: readers cannot follow it`,
  advice: (v) => `Put \`${v.expected}\` in its place.`,
  means:
    'A DOI is the lasting address of a paper: with `https://doi.org/` before it, it leads there. As words it is published as it is typed, and ' +
    'readers would have to copy it.',
  parameters: {
    typed: 'doi:10.1038/s41586-020-2649-2',
    expected: '[doi:10.1038/s41586-020-2649-2](https://doi.org/10.1038/s41586-020-2649-2)',
  },
  example: inText(
    'See ‸doi:10.1038/s41586-020-2649-2.',
    'See [doi:10.1038/s41586-020-2649-2](https://doi.org/10.1038/s41586-020-2649-2).',
  ),
});

import { inText, note } from '../rule.ts';

const DOI = /(?<![\p{L}\d/])doi:?[ \t]?(?<doi>10\.\d{4,9}\/[^\s\ufffc"“”<>|]*[^\s\ufffc"“”<>|.,;:!?)\]}*'’])/giu;

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
  find: {
    signs: /[Dd][Oo][Ii]/,
    *block({ prose, start }, { nodes, source }) {
      for (const { 0: typed, index, groups } of prose.matchAll(DOI)) {
        const offset = start + index;
        const isLinked = nodes('link').some((link) => link.start <= offset && offset < link.end);
        if (isLinked || /^(?:\]|<\/a\b)/i.test(source.slice(offset + typed.length))) continue;
        const address = `https://doi.org/${groups?.['doi']}`;
        const expected = `[${typed}](${/[()]/.test(address) ? `<${address}>` : address})`;
        yield { offset, values: { typed, expected }, fix: { actual: typed, expected } };
      }
    },
  },
});

import { allMatches } from '../markdown/all-matches.ts';
import type { Finders } from '../markdown/found.ts';

const DOI = /(?<![\p{L}\d/])doi:?[ \t]?(?<doi>10\.\d{4,9}\/[^\s\ufffc"“”<>|]*[^\s\ufffc"“”<>|.,;:!?)\]}*'’])/giu;

export const doiWithoutLink: Finders<'doi-without-link'> = {
  signs: /[Dd][Oo][Ii]/,
  *block({ prose, start }, { nodes, source }) {
    for (const { 0: typed, index, groups } of allMatches(DOI, prose)) {
      const offset = start + index;
      const isLinked = nodes('link').some((link) => link.start <= offset && offset < link.end);
      if (isLinked || /^(?:\]|<\/a\b)/i.test(source.slice(offset + typed.length))) continue;
      const address = `https://doi.org/${groups?.['doi']}`;
      const expected = `[${typed}](${/[()]/.test(address) ? `<${address}>` : address})`;
      yield { offset, values: { typed, expected }, fix: { actual: typed, expected } };
    }
  },
};

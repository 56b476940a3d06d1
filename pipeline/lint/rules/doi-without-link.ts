import { allMatches } from '../markdown/all-matches.ts';
import type { Finders } from '../markdown/found.ts';

const DOI = /(?<![\p{L}\d/])doi:?[ \t]?(?<doi>10\.\d{4,9}\/[^\s\ufffc"“”<>|]*[^\s\ufffc"“”<>|.,;:!?)\]}*'’])/giu;

export const doiWithoutLink: Finders<'doi-without-link'> = {
  signs: /[Dd][Oo][Ii]/,
  *block({ prose, start }, { nodes, source }) {
    for (const { 0: typed, index, groups } of allMatches(DOI, prose)) {
      const offset = start + index;
      const doi = groups?.['doi'] ?? '';
      const isLinked = nodes('link').some((link) => link.start <= offset && offset < link.end);
      if (isLinked) continue;
      // Whoever links it elsewhere needs no second link.
      if (hasLinkTo(doi, source) || /^(?:\]|<\/a\b)/i.test(source.slice(offset + typed.length))) continue;
      const address = `https://doi.org/${doi}`;
      const expected = `[${typed}](${/[()]/.test(address) ? `<${address}>` : address})`;
      yield { offset, values: { typed, expected }, fix: { actual: typed, expected } };
    }
  },
};

function hasLinkTo(doi: string, source: string): boolean {
  return source.toLowerCase().includes(`doi.org/${doi.toLowerCase()}`);
}

import { casesOf, inArticle } from '../mistakes/rows.ts';

const DOI = '10.1038/s41586-020-2649-2';

export const cases = casesOf('doi-without-link', [
  inArticle(`See ‸doi:${DOI}, and more.`, { fixed: `See [doi:${DOI}](https://doi.org/${DOI}), and more.` }),
  inArticle(`It is known (‸DOI: ${DOI}).`, { fixed: `It is known ([DOI: ${DOI}](https://doi.org/${DOI})).` }),
  inArticle('- A paper, ‸doi 10.1016/S0092-8674(00)80927-0.', {
    fixed: '[doi 10.1016/S0092-8674(00)80927-0](<https://doi.org/10.1016/S0092-8674(00)80927-0>).',
  }),
]);

export const silent = [
  `A [doi:${DOI}](https://doi.org/${DOI}), <a href="https://doi.org/${DOI}">doi:${DOI}</a>, https://doi.org/${DOI}, \`doi:${DOI}\`, [see doi:${DOI}][d].\n\n[d]: https://doi.org/${DOI}`,
  'A doi is a name, such as 10.1038/x; doi:10 is none, nor is section 10.1234/5.',
];

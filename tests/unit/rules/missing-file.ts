import { casesOf, published } from '../mistakes/rows.ts';

export const cases = casesOf('missing-file', [
  {
    name: 'no file of facts',
    remove: ['facts.yaml'],
    at: 'facts.yaml:1:1',
    says: 'Cannot find `facts.yaml`',
    fixedFiles: { 'facts.yaml': published('facts.yaml') },
  },
  {
    name: 'no page of the list, to which others link',
    remove: ['pages/insights.md'],
    at: 'pages/insights.md:1:1',
    says: 'Cannot find `pages/insights.md`',
    fixedFiles: { 'pages/insights.md': published('pages/insights.md') },
  },
  ...['facts.yaml', 'site.yaml'].map((file) => ({
    name: `nothing but a comment in ${file}`,
    add: { [file]: '‸# To be written.\n' },
    says: `Cannot find anything in \`${file}\``,
    fixedFiles: { [file]: published(file) },
  })),
]);

import { casesOf, published } from '../mistakes/rows.ts';

export const cases = casesOf('missing-file', [
  {
    name: 'no file of facts',
    remove: ['facts.yaml'],
    at: 'facts.yaml:1:1',
    says: 'Cannot find `facts.yaml`',
    fixedFiles: { 'facts.yaml': published('facts.yaml') },
  },
  ...['facts.yaml', 'site.yaml'].map((file) => ({
    name: `nothing but a comment in ${file}`,
    add: { [file]: '‸# To be written.\n' },
    says: `Cannot find anything in \`${file}\``,
    fixedFiles: { [file]: published(file) },
  })),
]);

import { ANY_ARTICLE, casesOf, published } from '../mistakes/rows.ts';

const TEXT = ANY_ARTICLE.split('---\n\n')[1];

export const cases = casesOf('yaml-syntax', [
  {
    name: 'names of fields on one line, almost as many as there may be levels: a correction that is tried has more',
    add: {
      'insights/gate.md': ANY_ARTICLE.replace(/^summary: .*/m, `summary:\n  ‸x\n  "x" ${'a: '.repeat(48).trim()}`),
    },
    says: 'it has neither the name of a field nor the hyphen of an entry',
    fixedFiles: { 'insights/gate.md': ANY_ARTICLE },
  },
  {
    name: 'fields as a list',
    add: { 'insights/gate.md': `---\n‸- a\n- b\n---\n\n${TEXT}` },
    says: ['a list, expected lines such as `name: value`', 'without a hyphen before it'],
    fixedFiles: { 'insights/gate.md': ANY_ARTICLE },
  },
  {
    name: 'words in the place of fields',
    add: { 'insights/gate.md': `---\n‸just words\n---\n\n${TEXT}` },
    says: '`just words`',
    fixedFiles: { 'insights/gate.md': ANY_ARTICLE },
  },
  {
    name: 'fields in the place of entries',
    add: { 'testimonials.yaml': '‸quote: Words.\nname: Somebody\nrole: Founder\n' },
    says: 'Begin each entry with `- `',
    fixedFiles: { 'testimonials.yaml': published('testimonials.yaml') },
  },
  {
    name: 'repetitions that never end',
    add: {
      'insights/gate.md': ANY_ARTICLE.replace(
        'tags: [strategy]',
        `a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1]\nb: &b [‸*a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]\ntags: [*c, *c, *c, *c, *c, *c]`,
      ),
    },
    says: 'too many repetitions',
    fixedFiles: { 'insights/gate.md': ANY_ARTICLE },
  },
]);

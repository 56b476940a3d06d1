import { ARTICLE, GATES, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('duplicate-anchor', [
  edit(
    'pages/faq.md',
    '### Where do you work? {#where-i-work}',
    '‸### Can you come to us? {#too-early}\n\nYes.\n\n### Where do you work? {#where-i-work}',
    {
      says: 'Give the second one a name of its own',
      fixed: '### Can you come to us? {#come}\n\nYes.\n\n### Where do you work? {#where-i-work}',
    },
  ),
  edit(ARTICLE, '## The gate that was a ceremony', `‸::bars{#ladder}\n\n${GATES}\n\n## The gate that was a ceremony`, {
    says: '`ladder`',
    fixed: `::bars{#costs}\n\n${GATES}\n\n## The gate that was a ceremony`,
  }),
  // A section and a service further down.
  edit('pages/how-i-help.md', '    id: compare', '    id: pitchkit', {
    also: [{ file: 'pages/how-i-help.md', from: 'kind: services\n    id: ttos', to: 'kind: ‸services\n    id: ttos' }],
    says: '`pitchkit`',
    undone: true,
  }),
]);

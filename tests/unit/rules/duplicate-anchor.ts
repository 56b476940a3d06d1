import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('duplicate-anchor', [
  edit(
    'a new question above, with a published anchor',
    'pages/faq.md',
    '### Am I too early? {#too-early}',
    '‸### Can you come to us? {#nda-ip}\n\nYes.\n\n### Am I too early? {#too-early}',
    {
      says: 'Give this one a name of its own',
      fixed: '### Can you come to us? {#come}\n\nYes.\n\n### Am I too early? {#too-early}',
    },
  ),
  edit(
    'a new question below, with a published anchor',
    'pages/faq.md',
    '### Where do you work? {#where-i-work}',
    '‸### Can you come to us? {#too-early}\n\nYes.\n\n### Where do you work? {#where-i-work}',
    { fixed: '### Can you come to us? {#come}\n\nYes.\n\n### Where do you work? {#where-i-work}' },
  ),
  edit(
    'an anchor of a figure that the page has already',
    ARTICLE,
    '## The gate that was a ceremony',
    '‸::bars{#ladder}\n\n| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M | 10% to 20% | €20M |\n| 2 | €1M | 20% to 30% | €20M |\n\n## The gate that was a ceremony',
    {
      says: '`ladder`',
      fixed:
        '::bars{#costs}\n\n| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M | 10% to 20% | €20M |\n| 2 | €1M | 20% to 30% | €20M |\n\n## The gate that was a ceremony',
    },
  ),
]);

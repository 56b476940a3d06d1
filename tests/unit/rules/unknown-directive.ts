import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('unknown-directive', [
  inArticle(
    'a figure whose name has a letter too few',
    '‸::lader{#plan}\n\n| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M | 10% to 20% | €20M |\n| 2 | €1M | 20% to 30% | €20M |',
    { says: 'did you mean `::ladder`' },
  ),
  inArticle('a figure that nobody has', '‸::chart', { says: '`::bars`', fixed: String.raw`\::chart` }),
]);

export const silent = [':ladder is a word here, and so is', '::bars: what stands in them'];

import { GATES, casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('unknown-directive', [
  inArticle(`‸::lader{#plan}\n\n${GATES}`, 'did you mean `::ladder`'),
  inArticle('‸::chart', { says: '`::bars`', fixed: String.raw`\::chart` }),
]);

export const silent = [':ladder is a word here, and so is', '::bars: what stands in them'];

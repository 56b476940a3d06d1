import { ARTICLE, inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

const TABLE =
  '| Gate | Cost | Odds | Value |\n|---|---|---|---|\n| 1 | €1M | 10% to 20% | €20M |\n| 2 | €1M | 20% to 30% | €20M |';


/** Lines that ask for a figure, and the tables below them. */
export const directives: readonly Mistake[] = [
  inArticle({
    name: 'a figure whose name has a letter too few',
    typed: `‸::lader{#plan}\n\n${TABLE}`,
    rule: 'unknown-directive',
    says: 'did you mean `::ladder`',
  }),
  inArticle({
    name: 'a figure that nobody has',
    typed: '‸::chart',
    mended: '\\::chart',
    rule: 'unknown-directive',
    says: '`::bars`',
  }),
  inArticle({
    name: 'a figure with words between it and its table',
    typed: `‸::ladder{#plan}\n\nThe sums.\n\n${TABLE}`,
    mended: `The sums.\n\n::ladder{#plan}\n\n${TABLE}`,
    rule: 'directive-place',
    says: 'Put the table directly below this line',
  }),
  inArticle({
    name: 'a figure in a list',
    typed: '- ‸::bars',
    mended: 'Words.',
    rule: 'directive-place',
    says: 'outside of the list, the quote or the HTML',
  }),
  inArticle({
    name: 'a figure in HTML',
    typed: `<details>\n\n‸::bars{#costs}\n\n${TABLE}\n\n</details>`,
    mended: `::bars{#costs}\n\n${TABLE}`,
    rule: 'directive-place',
    says: 'inside of a list, a quote or HTML',
  }),
  inArticle({
    name: 'an option that a figure has not',
    typed: `‸::ladder{#plan colour="red"}\n\n${TABLE}`,
    mended: `::ladder{#plan}\n\n${TABLE}`,
    rule: 'directive-option',
    says: 'expected `id`',
  }),
  inArticle({
    name: 'bars in a column that a table has not',
    typed: `‸::bars{#costs columns="7"}\n\n${TABLE}`,
    mended: `::bars{#costs columns="2"}\n\n${TABLE}`,
    rule: 'directive-option',
    says: 'numbers of columns from 1 to 4',
  }),
  inArticle({
    name: 'an anchor of a figure with a blank in it',
    typed: `‸::bars{id="the costs"}\n\n${TABLE}`,
    mended: `::bars{#costs}\n\n${TABLE}`,
    rule: 'directive-option',
    says: 'letters, digits and hyphens that begin with a letter',
  }),
  {
    name: 'an anchor of a figure that the page has already',
    file: ARTICLE,
    from: '## The gate that was a ceremony',
    to: `‸::bars{#ladder}\n\n${TABLE}\n\n## The gate that was a ceremony`,
    mended: `::bars{#costs}\n\n${TABLE}\n\n## The gate that was a ceremony`,
    rule: 'duplicate-anchor',
    says: '`ladder`',
  },
  {
    name: 'a cost that is a word',
    file: ARTICLE,
    from: '| 3 | €1.1M | 18% to 26% |',
    to: '| 3 | ‸unknown | 18% to 26% |',
    mended: '| 3 | €1.1M | 18% to 26% |',
    rule: 'directive-cell',
    says: 'such as `€0.7M`',
  },
  {
    name: 'odds that do not begin where those above end',
    file: ARTICLE,
    from: '| 3 | €1.1M | 18% to 26% |',
    to: '| 3 | €1.1M | ‸19% to 26% |',
    mended: '| 3 | €1.1M | 18% to 26% |',
    rule: 'directive-cell',
    says: 'begin with 18%',
  },
  {
    name: 'a Burn Quality that its row does not come to',
    file: ARTICLE,
    from: '| 3 | €1.1M | 18% to 26% | €22M | 1.60 |',
    to: '| 3 | €1.1M | 18% to 26% | €22M | ‸1.06 |',
    mended: '| 3 | €1.1M | 18% to 26% | €22M | 1.60 |',
    rule: 'directive-sum',
    says: 'come to 1.60',
  },
];

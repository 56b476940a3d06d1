import { ARTICLE, PAYOFFS, casesOf, edit, inArticle } from '../mistakes/rows.ts';

const DECK =
  '::deck{#places}\n\n| Places | As sent | Thought | In order | Thought | Part |\n|---|---|---|---|---|---|\n';

const GAME = 'insights/license-or-launch-the-game-theory-behind-the-choice.md';
const DECK_AUDIT = 'insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science.md';
const MATRIX = `::matrix{#pay players="Office, Partner"}\n\n${PAYOFFS}`;

export const cases = casesOf('directive-cell', [
  edit(ARTICLE, '| 3 | €1.1M | 18% to 26% |', '| 3 | ‸unknown | 18% to 26% |', {
    says: 'such as `€0.7M`',
    undone: true,
  }),
  edit(ARTICLE, '| 3 | €1.1M | 18% to 26% |', '| 3 | ‸€1,100K | 18% to 26% |', {
    says: 'the unit of the first one, `€0.7M`',
    undone: true,
  }),
  edit(ARTICLE, '| 3 | €1.1M | 18% to 26% |', '| 3 | ‸€1,100,000 | 18% to 26% |', {
    says: 'write it in thousands or millions: `€0.7M`',
    undone: true,
  }),
  edit(ARTICLE, '| 3 | €1.1M | 18% to 26% |', '| 3 | €1.1M | ‸18% to 16% |', {
    says: 'odds that do not fall',
    undone: true,
  }),
  edit(ARTICLE, '| 3 | €1.1M | 18% to 26% |', '| 3 | €1.1M | ‸19% to 26% |', { says: 'begin with 18%', undone: true }),
  edit(
    GAME,
    '| | Better: Engage | Better: Build | Not better: Engage | Not better: Build |',
    '| | Better: Engage | ‸Not better: Engage | Better: Build | Not better: Build |',
    { says: 'the second move in the world `Better`', undone: true },
  ),
  edit(GAME, '| **License** | 8, 12 |', '| **License** | ‸1,200, 900 |', {
    says: 'such as `1200, 900`',
    fixed: '| **License** | 1200, 900 |',
  }),
  {
    name: 'a place in a deck that no slide has',
    file: DECK_AUDIT,
    from: '| 3 → 9 | World-class team |',
    to: '| 3 → - | World-class team |',
    also: [{ file: DECK_AUDIT, from: '| 10 → 10 |', to: '| ‸10 → 10 |' }],
    fixed: '| 3 → 9 | World-class team |',
    says: 'such as `10 → 9`',
  },
  edit(ARTICLE, '18% to 26% | €22M |', '18% to 26% | ‸dear |', { says: 'the value at the gate', undone: true }),
  inArticle(MATRIX.replace('A: y', '‸A'), { says: 'a world and a move', fixed: MATRIX }),
  inArticle(MATRIX.replace(/1, 2(?= \| 1, 2 \|$)/, '‸1'), { says: 'what both players get', fixed: MATRIX }),
  inArticle('::deck{#short}\n\n| ‸Slide | Place |\n|---|---|\n| a | 1 |\n| b | 2 |', {
    says: 'a row a slide',
    fixed: 'Two slides.',
  }),
  inArticle(`${DECK}| 1 → 2 | a | b | c | d | e |\n| ‸2 → 2 | a | b | c | d | e |`, {
    says: 'a second place that no slide above has',
    fixed: `${DECK}| 1 → 2 | a | b | c | d | e |\n| 2 → 1 | a | b | c | d | e |`,
  }),
  inArticle(`${DECK}| ‸4 → 1 | a | b | c | d | e |\n| 2 → 2 | a | b | c | d | e |`, {
    says: 'the places before and after',
    fixed: `${DECK}| 1 → 1 | a | b | c | d | e |\n| 2 → 2 | a | b | c | d | e |`,
  }),
]);

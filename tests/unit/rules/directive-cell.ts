import { ARTICLE, casesOf, edit, inArticle } from '../mistakes/rows.ts';

const DECK =
  '::deck{#places}\n\n| Places | As sent | Thought | In order | Thought | Part |\n|---|---|---|---|---|---|\n';

export const cases = casesOf('directive-cell', [
  edit('a cost that is a word', ARTICLE, '| 3 | €1.1M | 18% to 26% |', '| 3 | ‸unknown | 18% to 26% |', {
    says: 'such as `€0.7M`',
    fixed: '| 3 | €1.1M | 18% to 26% |',
  }),
  edit(
    'a cost in another unit than those above',
    ARTICLE,
    '| 3 | €1.1M | 18% to 26% |',
    '| 3 | ‸€1,100K | 18% to 26% |',
    { says: 'the unit of the first one, `€0.7M`', fixed: '| 3 | €1.1M | 18% to 26% |' },
  ),
  edit('a cost in euros to the last one', ARTICLE, '| 3 | €1.1M | 18% to 26% |', '| 3 | ‸€1,100,000 | 18% to 26% |', {
    says: 'write it in thousands or millions: `€0.7M`',
    fixed: '| 3 | €1.1M | 18% to 26% |',
  }),
  edit('odds that fall at a gate', ARTICLE, '| 3 | €1.1M | 18% to 26% |', '| 3 | €1.1M | ‸18% to 16% |', {
    says: 'odds that do not fall',
    fixed: '| 3 | €1.1M | 18% to 26% |',
  }),
  edit(
    'odds that do not begin where those above end',
    ARTICLE,
    '| 3 | €1.1M | 18% to 26% |',
    '| 3 | €1.1M | ‸19% to 26% |',
    { says: 'begin with 18%', fixed: '| 3 | €1.1M | 18% to 26% |' },
  ),
  edit(
    'the columns of a game in another order',
    'insights/license-or-launch-the-game-theory-behind-the-choice.md',
    '| | Better: Engage | Better: Build | Not better: Engage | Not better: Build |',
    '| | Better: Engage | ‸Not better: Engage | Better: Build | Not better: Build |',
    {
      says: 'the second move in the world `Better`',
      fixed: '| | Better: Engage | Better: Build | Not better: Engage | Not better: Build |',
    },
  ),
  edit(
    'a pay-off with a comma between thousands',
    'insights/license-or-launch-the-game-theory-behind-the-choice.md',
    '| **License** | 8, 12 |',
    '| **License** | ‸1,200, 900 |',
    { says: 'such as `1200, 900`', fixed: '| **License** | 1200, 900 |' },
  ),
  {
    name: 'a place in a deck that no slide has',
    file: 'insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science.md',
    from: '| 3 → 9 | World-class team |',
    to: '| 3 → - | World-class team |',
    also: [
      {
        file: 'insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science.md',
        from: '| 10 → 10 |',
        to: '| ‸10 → 10 |',
      },
    ],
    fixed: '| 3 → 9 | World-class team |',
    says: 'such as `10 → 9`',
  },
  edit('a value that is a word', ARTICLE, '18% to 26% | €22M |', '18% to 26% | ‸dear |', {
    says: 'the value at the gate',
    fixed: '18% to 26% | €22M |',
  }),
  inArticle(
    'a column of a game without its move',
    '::matrix{#pay players="Office, Partner"}\n\n| | A: x | ‸A | B: x | B: y |\n|---|---|---|---|---|\n| r | 1, 2 | 1, 2 | 1, 2 | 1, 2 |\n| s | 1, 2 | 1, 2 | 1, 2 | 1, 2 |',
    {
      says: 'a world and a move',
      fixed:
        '::matrix{#pay players="Office, Partner"}\n\n| | A: x | A: y | B: x | B: y |\n|---|---|---|---|---|\n| r | 1, 2 | 1, 2 | 1, 2 | 1, 2 |\n| s | 1, 2 | 1, 2 | 1, 2 | 1, 2 |',
    },
  ),
  inArticle(
    'a pay-off for one player alone',
    '::matrix{#pay players="Office, Partner"}\n\n| | A: x | A: y | B: x | B: y |\n|---|---|---|---|---|\n| r | 1, 2 | 1, 2 | 1, 2 | 1, 2 |\n| s | 1, 2 | 1, 2 | ‸1 | 1, 2 |',
    {
      says: 'what both players get',
      fixed:
        '::matrix{#pay players="Office, Partner"}\n\n| | A: x | A: y | B: x | B: y |\n|---|---|---|---|---|\n| r | 1, 2 | 1, 2 | 1, 2 | 1, 2 |\n| s | 1, 2 | 1, 2 | 1, 2 | 1, 2 |',
    },
  ),
  inArticle('a deck of too few columns', '::deck{#short}\n\n| ‸Slide | Place |\n|---|---|\n| a | 1 |\n| b | 2 |', {
    says: 'a row a slide',
    fixed: 'Two slides.',
  }),
  inArticle('a deck with a place twice', `${DECK}| 1 → 2 | a | b | c | d | e |\n| ‸2 → 2 | a | b | c | d | e |`, {
    says: 'a second place that no slide above has',
    fixed: `${DECK}| 1 → 2 | a | b | c | d | e |\n| 2 → 1 | a | b | c | d | e |`,
  }),
  inArticle(
    'a deck that begins with its last place',
    `${DECK}| ‸4 → 1 | a | b | c | d | e |\n| 2 → 2 | a | b | c | d | e |`,
    {
      says: 'the places before and after',
      fixed: `${DECK}| 1 → 1 | a | b | c | d | e |\n| 2 → 2 | a | b | c | d | e |`,
    },
  ),
]);

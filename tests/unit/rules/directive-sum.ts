import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('directive-sum', [
  edit(
    'a Burn Quality that its row does not come to',
    ARTICLE,
    '| 3 | €1.1M | 18% to 26% | €22M | 1.60 |',
    '| 3 | €1.1M | 18% to 26% | €22M | ‸1.06 |',
    { says: 'come to 1.60', fixed: '| 3 | €1.1M | 18% to 26% | €22M | 1.60 |' },
  ),
  edit(
    'a total that its gates do not come to',
    ARTICLE,
    '| Ladder | €2.7M | 10% to 26% |',
    '| Ladder | ‸€2.9M | 10% to 26% |',
    { says: 'the gates above come to €2.7M', fixed: '| Ladder | €2.7M | 10% to 26% |' },
  ),
  edit(
    'a Burn Quality of a total that its gates do not come to',
    ARTICLE,
    '| Ladder | €2.7M | 10% to 26% | | 1.20 |',
    '| Ladder | €2.7M | 10% to 26% | | ‸1.02 |',
    { says: 'the gates above come to 1.20', fixed: '| Ladder | €2.7M | 10% to 26% | | 1.20 |' },
  ),
]);

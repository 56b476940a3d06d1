import type { InteractiveFigure } from '../../../pipeline/content/model/interactive-figure.ts';

const common = { caption: 'What the figure is called.' };

/** An interactive figure of each kind. */
export const interactiveFigures: readonly InteractiveFigure[] = [
  {
    ...common,
    kind: 'ladder',
    id: 'sample-ladder',
    start: 10,
    gates: [
      { name: 'First gate', cost: 0.5, after: 15, value: 20 },
      { name: 'Second gate', cost: 1, after: 18, value: 22 },
    ],
    money: { before: '€', behind: 'M', decimal: '.' },
    heads: ['Gate', 'Money spent', 'Odds', 'Value at gate'],
  },
  {
    ...common,
    kind: 'matrix',
    id: 'sample-matrix',
    players: ['Office', 'Partner'],
    rows: ['License', 'Launch'],
    columns: ['Engage', 'Build'],
    worlds: ['Better', 'Not better'],
    games: [
      [
        [
          [8, 12],
          [2, 8],
        ],
        [
          [14, 9],
          [3, 4],
        ],
      ],
      [
        [
          [0, -2],
          [0, 6],
        ],
        [
          [-2, -3],
          [-2, 6],
        ],
      ],
    ],
    belief: 50,
    decimal: '.',
  },
  {
    ...common,
    kind: 'deck',
    id: 'sample-deck',
    slides: [
      {
        sent: { title: 'Our technology', thought: 'What does it do for whom?' },
        ordered: { title: 'One dose halves the decline', thought: 'In how many animals?' },
        place: 2,
        part: 'Risk retired',
        picture: 'bars',
      },
      {
        sent: { title: 'The market', thought: 'Everybody’s market is large.' },
        ordered: { title: 'These patients have no second option', thought: 'So what have you shown?' },
        place: 1,
        part: 'The case',
        picture: 'text',
      },
    ],
  },
  {
    ...common,
    kind: 'titles',
    id: 'sample-titles',
    questions: [
      { text: 'Who needs one?', words: 'these patients, no option-' },
      { text: 'For how much?', words: 'rais-, million' },
    ],
    labels: { text: 'Labels', words: 'our, team, results' },
  },
];

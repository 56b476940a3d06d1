import {
  array,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  option,
  record,
  sample,
  shuffledSubarray,
  tuple,
  uniqueArray,
  type Arbitrary,
} from 'fast-check';
import { SLIDE_PICTURES } from '../../pipeline/content/model/interactive-figure.ts';
import { LIMITS, type Limits } from '../../pipeline/content/interactive-figures/ladder.ts';
import { LONG_WORD } from './hostile-article.ts';

/** A figure as a writer types it, and the state that a visitor gives it. */
export interface RandomFigure {
  /** Returns its directive and its table; `id` is its anchor. */
  readonly markdown: (id: string) => string;
  /** The part of an address that holds its state; absent if visitors cannot change it. */
  readonly state?: string;
}

/** Creates random figures with allowed values, including the limits; a seed always gives the same ones. */
export function randomFigures(count: number, seed: number): RandomFigure[] {
  return sample(oneof({ arbitrary: ladder(), weight: 3 }, matrix(), deck(), bars()), { numRuns: count, seed });
}

/** Formats a number with a decimal comma, as the site of these figures does. */
function written(value: number): string {
  return String(value).replace('.', ',');
}

const WORDS = [
  'Claim holds',
  'First dose in man',
  'Überprüfung der Wirksamkeit im Gewebe',
  'Pitkäaikaissäilyvyystutkimus',
  'Zażółć gęślą jaźń',
  '人での最初の投与',
  'أول جرعة',
  LONG_WORD,
];
const word = (): Arbitrary<string> => constantFrom('A', 'License', 'Partner', ...WORDS);
const sentence = (): Arbitrary<string> => array(word(), { minLength: 1, maxLength: 9 }).map((all) => all.join(' '));

/** Chooses a number with at most two decimals; small ones are as likely as large ones. */
function within({ min, max }: Limits): Arbitrary<number> {
  const power = double({ min: Math.log10(Math.max(min, 0.01)), max: Math.log10(max), noNaN: true });
  const rounded = power.map((exponent) => Math.min(max, Math.max(min, Number((10 ** exponent).toPrecision(3)))));
  return oneof(constantFrom(min, max), {
    arbitrary: rounded.map((value) => Number(value.toFixed(2))),
    weight: 4,
  });
}

const likely = (): Arbitrary<number> => constantFrom(0.4, 0.7, 0.9, 1, 1.1, 1.5, 6, 12, 18, 20, 22, 45);
const gateCount = (): Arbitrary<number> => constantFrom(2, 2, 3, 3, 3, 4, 5, 6, 9, 14, 40);
const odds = (): Arbitrary<number> =>
  oneof(constantFrom(0.1, 1, 5, 99, 100), integer({ min: 1, max: 100 }), within(LIMITS.after));
const units = [
  ['€', ' Mio.'],
  ['€', 'M'],
  ['CHF ', ''],
  ['Rp ', ' miliar'],
  ['', ' millioner norske kroner'],
  ['', ''],
] as const;

/** Creates a table of gates with odds that do not decrease, and a state of any numbers that the fields accept. */
function ladder(): Arbitrary<RandomFigure> {
  return gateCount().chain((count) =>
    record({
      unit: constantFrom(...units),
      heads: tuple(word(), word(), word(), word()),
      names: array(oneof(constantFrom('1', '2', '3, as planned'), word()), several(count)),
      odds: array(odds(), several(count + 1)).map((all) => all.toSorted((a, b) => a - b)),
      costs: numbers(LIMITS.cost, count),
      values: numbers(LIMITS.value, count),
      own: array(tuple(array(odds(), several(count + 1)), numbers(LIMITS.cost, count), numbers(LIMITS.value, count)), {
        minLength: 1,
        maxLength: 2,
      }),
    }).map(({ unit: [before, behind], heads, names, odds: chances, costs, values, own }) => {
      const money = (value = 1): string => `${before}${written(value)}${behind}`;
      const rows = names.map((name, index) => [
        name,
        money(costs[index]),
        `${written(chances[index] ?? 1)}% – ${written(chances[index + 1] ?? 1)}%`,
        money(values[index]),
      ]);
      const state = own.map((plan) => addressOf(...plan)).join('--');
      return { markdown: (id) => figure(`::ladder[${heads[0]}]{#${id}}`, [[...heads], ...rows]), state };
    }),
  );
}

/** Returns a plan in the form of an address. */
function addressOf([start, ...after]: number[], costs: number[], values: number[]): string {
  return [start, ...after.map((one, index) => [costs[index], one, values[index]].join('_'))].join('-');
}

function numbers(limits: Limits, count: number): Arbitrary<number[]> {
  return oneof(array(likely(), several(count)), array(within(limits), several(count)));
}

function several(count: number): { minLength: number; maxLength: number } {
  return { minLength: count, maxLength: count };
}

const pay = (): Arbitrary<number> =>
  oneof(
    integer({ min: -20, max: 20 }),
    constantFrom(0, 0.1, -0.1, 99_999, -123_456_789, 1_000_000_000_000),
    double({ min: -50, max: 50, noNaN: true }).map((value) => Number(value.toFixed(1))),
  );

function matrix(): Arbitrary<RandomFigure> {
  const two = (): Arbitrary<string[]> => uniqueArray(word(), several(2));
  const pays = (): Arbitrary<(readonly [number, number])[]> =>
    oneof(constant(Array.from({ length: 4 }, () => [0, 0] as const)), {
      arbitrary: array(tuple(pay(), pay()), several(4)),
      weight: 9,
    });
  return record({
    players: two(),
    rows: two(),
    columns: two(),
    worlds: two(),
    pays: tuple(pays(), pays()),
    belief: constantFrom(1, 50, 99),
    question: option(sentence(), { nil: undefined }),
    own: integer({ min: 0, max: 100 }),
  }).map(({ players, rows, columns, worlds, pays: [first, second], belief, question, own }) => {
    const asked = question === undefined ? '' : ` question="${question}"`;
    const options = `players="${players.join(', ')}" belief="${belief}"${asked}`;
    const heads = ['', ...worlds.flatMap((world) => columns.map((column) => `${world}: ${column}`))];
    const body = rows.map((row, index) => [
      row,
      ...[...first.slice(2 * index, 2 * index + 2), ...second.slice(2 * index, 2 * index + 2)].map((both) =>
        both.map(written).join(', '),
      ),
    ]);
    return {
      markdown: (id) => figure(`::matrix[${rows[0]}]{#${id} ${options}}`, [heads, ...body]),
      state: String(own),
    };
  });
}

function deck(): Arbitrary<RandomFigure> {
  return constantFrom(2, 3, 5, 10, 24).chain((count) =>
    record({
      places: shuffledSubarray(
        Array.from({ length: count }, (_, index) => index + 1),
        several(count),
      ),
      behind: integer({ min: 0, max: count - 1 }),
      texts: array(tuple(sentence(), sentence(), sentence(), sentence(), word(), score(), score()), several(count)),
      pictures: array(constantFrom(...SLIDE_PICTURES), several(count)),
    }).map(({ places, behind, texts, pictures }) => {
      const rows = texts.map((cells, index) => {
        const place = places[index] ?? 0;
        return [`${index + 1} → ${place > count - behind ? '-' : place}`, ...cells];
      });
      const heads = ['Place', 'Sent', 'Thought', 'Ordered', 'Thought', 'Part', 'Score', 'Score'];
      return {
        markdown: (id) => figure(`::deck[Deck]{#${id} pictures="${pictures.join(', ')}"}`, [heads, ...rows]),
        state: 'ordered',
      };
    }),
  );
}

function score(): Arbitrary<string> {
  return constantFrom('1·2·2 = 4', '−', '100 von 100 möglichen Punkten');
}

/** Creates bars of which at least one has a length. */
function bars(): Arbitrary<RandomFigure> {
  const amount = tuple(pay(), constantFrom(['€', 'M'], ['CHF ', ''], ['', '%'], ['', ''])).map(
    ([value, [before, behind]]) => `${value < 0 ? '−' : ''}${before}${written(Math.abs(value))}${behind}`,
  );
  return tuple(integer({ min: 1, max: 4 }), integer({ min: 1, max: 9 })).chain(([count, rows]) =>
    tuple(
      array(word(), several(count + 1)),
      array(tuple(sentence(), array(amount, several(count))), several(rows)),
    ).map(([heads, body]) => {
      const columns = Array.from({ length: count }, (_, index) => index + 2).join(', ');
      const table = [heads, ['A', ...heads.slice(1).map(() => '12')], ...body.map(([name, cells]) => [name, ...cells])];
      return { markdown: (id) => figure(`::bars[${heads[0]}]{#${id} columns="${columns}" rows="all"}`, table) };
    }),
  );
}

function figure(line: string, rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const rule = `|${'---|'.repeat(rows[0]?.length ?? 0)}`;
  return [line, '', lines[0], rule, ...lines.slice(1)].join('\n');
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../../sampling.ts';
import { OPENING_MS } from './found-once.ts';
import { ARTICLE, casesOf, edit, inField } from './rows.ts';
import { areApart, hidesFields, isAlone, linesOf } from './lines-of.ts';
import { openDesk, type Desk } from './make-mistake.ts';
import { MARK, type Mistake } from './mistake.ts';
import { MISTAKES } from './table.ts';

let desk: Desk;
/** Mistakes in the fields of an article that are right as fields. */
const BESIDE: readonly Mistake[] = [
  ...casesOf('unknown-topic', [inField('tags: [capital, valuation, leadership, zebra]')]),
  ...casesOf('unknown-fact', [
    edit(ARTICLE, 'hero_caption: "The needle', 'hero_caption: "{{ no-such-fact }} The needle'),
  ]),
  ...casesOf('missing-image', [inField('hero_image: images/burn-qualty.svg')]),
  ...casesOf('missing-destination', [edit(ARTICLE, 'to: "destination:booking"', 'to: "destination:bokking"')]),
  ...casesOf('idle-field', [edit(ARTICLE, 'hero_image: images/burn-quality.svg\n', '')]),
];
const FIRST_LINE_OF_TEXT = 15;
/** What the lines around have a part in, such as whether something else on the page has taken a published anchor. */
const BOUND = new Set<Mistake['rule']>(['needed-page', 'lost-anchor']);
const SAMPLE = 20;

beforeAll(async () => {
  desk = await openDesk();
}, OPENING_MS);
afterAll(() => desk.close());

test.each(sampleOf(pairsInOneFile(), SAMPLE))(
  'two mistakes are two findings: $one.name; $other.name',
  async ({ one, other }) => {
    const found = await desk.make(both(one, other));
    expect(found.map(({ rule }) => rule).toSorted()).toEqual([one.rule, other.rule].toSorted());
  },
);

interface Pair {
  readonly one: Mistake;
  readonly other: Mistake;
}

/** Every mistake beside the next one of another rule in its file, and all that concern the fields of an article beside each of `BESIDE`. */
function pairsInOneFile(): Pair[] {
  const plain = MISTAKES.filter(
    (mistake) => mistake.from !== undefined && isAlone(mistake) && !BOUND.has(mistake.rule) && !hidesFields(mistake),
  );
  const neighbors = plain.flatMap((one, index) => {
    const others = [...plain.slice(index + 1), ...plain.slice(0, index)];
    const other = others.find(
      (another) => another.rule !== one.rule && one.file === another.file && areApart(one, another),
    );
    return other ? [{ one, other }] : [];
  });
  const inFields = plain.filter((one) => one.file === ARTICLE && linesOf(one).first < FIRST_LINE_OF_TEXT);
  return [
    ...neighbors,
    ...inFields.flatMap((one) =>
      BESIDE.flatMap((other) => (one.file === other.file && areApart(one, other) ? [{ one, other }] : [])),
    ),
  ];
}

function both(one: Mistake, { file = '', from = '', to = '' }: Mistake): Mistake {
  return { ...one, to: (one.to ?? '').replace(MARK, ''), also: [{ file, from, to: to.replace(MARK, '') }] };
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../../sampling.ts';
import { OPENING_MS } from './found-once.ts';
import { ARTICLE } from './rows.ts';
import { areApart, isAlone, linesOf } from './lines-of.ts';
import { openDesk, type Desk } from './make-mistake.ts';
import { HIDES_OTHERS, MARK, type Mistake } from './mistake.ts';
import { MISTAKES } from './table.ts';

let desk: Desk;
/** Mistakes in the fields of an article that are right as fields. */
const BESIDE: readonly Mistake[] = [
  {
    name: 'a topic that is not known',
    file: ARTICLE,
    from: 'tags: [capital, valuation, leadership, strategy]',
    to: 'tags: [capital, valuation, leadership, zebra]',
    rule: 'unknown-topic',
  },
  {
    name: 'a fact that is not known, in the caption',
    file: ARTICLE,
    from: 'hero_caption: "The needle',
    to: 'hero_caption: "{{ no-such-fact }} The needle',
    rule: 'unknown-fact',
  },
  {
    name: 'a picture that is not there',
    file: ARTICLE,
    from: 'hero_image: images/burn-quality.svg',
    to: 'hero_image: images/burn-qualty.svg',
    rule: 'missing-image',
  },
  {
    name: 'a destination that is not there',
    file: ARTICLE,
    from: 'to: "destination:booking"',
    to: 'to: "destination:bokking"',
    rule: 'missing-destination',
  },
  {
    name: 'what is said of a picture that is taken out',
    file: ARTICLE,
    from: 'hero_image: images/burn-quality.svg\n',
    to: '',
    rule: 'idle-field',
  },
];
const FIRST_LINE_OF_TEXT = 15;
/**
 * What the lines around have a part in: whether the numbers of a total can be read, whether the fields or the text of a file are read
 * at all, and whether something else on the page has taken a published anchor.
 */
const BOUND = new Set<Mistake['rule']>([
  'directive-sum',
  'front-matter-absent',
  'needed-page',
  'lost-anchor',
  'yaml-syntax',
]);
const SAMPLE = 30;

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
    (mistake) =>
      mistake.from !== undefined && isAlone(mistake) && !BOUND.has(mistake.rule) && mistake.name !== HIDES_OTHERS,
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

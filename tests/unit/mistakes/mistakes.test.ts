import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE } from './in-article.ts';
import { openDesk, placeOf, type Desk } from './make-mistake.ts';
import { MARK, type Mistake } from './mistake.ts';
import { MISTAKES } from './table.ts';

let desk: Desk;
const TOPICS = 'tags: [capital, valuation, leadership, strategy]';
const UNKNOWN_TOPIC: Mistake = {
  name: 'a topic that nobody knows',
  file: ARTICLE,
  from: TOPICS,
  to: 'tags: [capital, valuation, leadership, zebra]',
  rule: 'unknown-topic',
};
/** A busy machine may take longer than usual to copy the content. */
const OPENING_MS = 60_000;

beforeAll(async () => {
  desk = await openDesk();
}, OPENING_MS);
afterAll(() => desk.close());

describe('a mistake in the content of this project', () => {
  test.each(MISTAKES)('is found once, at its place, and mended by what the finding says: $name', async (mistake) => {
    const found = await desk.make(mistake);
    expect(found.map(({ rule }) => rule)).toEqual([mistake.rule]);
    const [finding] = found;
    if (!finding) return;
    expect(`${finding.file}:${finding.line}:${finding.column}`).toBe(await placeOf(mistake));
    for (const words of [mistake.says ?? []].flat()) expect(`${finding.reason} → ${finding.help}`).toContain(words);
    expect(await desk.obey(mistake, finding)).toEqual([]);
  });
});

describe('two mistakes', () => {
  test.each([...pairs(), ...pairsInOneFile()])('are two findings: $one.name; $other.name', async ({ one, other }) => {
    const found = await desk.make(both(one, other));
    expect(found.map(({ rule }) => rule).toSorted()).toEqual([one.rule, other.rule].toSorted());
  });
});

interface Pair {
  readonly one: Mistake;
  readonly other: Mistake;
}

/** Edits of two files, each mistake of which is made once. What concerns more than its file is left to the table. */
function pairs(): Pair[] {
  const plain = MISTAKES.filter(
    (mistake) => mistake.from !== undefined && (mistake.file ?? '').endsWith('.md') && isAlone(mistake),
  );
  const half = Math.floor(plain.length / 2);
  return plain.slice(0, half).flatMap((one, index) => {
    const other = plain[index + half];
    return other && other.file !== one.file ? [{ one, other }] : [];
  });
}

/** A field of an article that cannot be read, beside a topic of the same article that nobody knows. */
function pairsInOneFile(): Pair[] {
  const faults = new Set<Mistake['rule']>([
    'bad-date',
    'front-matter-field',
    'front-matter-unknown',
    'yaml-colon',
    'yaml-quotes',
  ]);
  return MISTAKES.filter(
    (one) => one.file === ARTICLE && faults.has(one.rule) && one.from?.includes('tags:') === false && isAlone(one),
  ).map((one) => ({ one, other: UNKNOWN_TOPIC }));
}

function isAlone({ also, add, remove }: Mistake): boolean {
  return !also && !add && !remove;
}

function both(one: Mistake, { file = '', from = '', to = '' }: Mistake): Mistake {
  return { ...one, to: (one.to ?? '').replace(MARK, ''), also: [{ file, from, to: to.replace(MARK, '') }] };
}

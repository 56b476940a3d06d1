import { array, assert, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ladder } from '../../../pipeline/content/model/interactive-figure.ts';
import { compareOdds } from '../../../renderer/islands/ladder/compare-odds.ts';
import { anchorWithBook, bookInHash, emptyBook, MAX_WORDS } from '../../../renderer/islands/ladder/gate-book.ts';
import { writePlans } from '../../../renderer/islands/ladder/ladder-address.ts';
import { ENGLISH } from '../english-labels.ts';
import { EURO, PLANNED } from './tables.ts';

const NONE = { book: undefined, asked: undefined, isSecondSet: false };

describe('the words of a gate book', () => {
  const word = () => string({ unit: 'binary', maxLength: 60 });
  const words = () => record({ question: word(), owner: word(), stop: word() });

  test('are read from the address as they were written, whatever they are', () => {
    assert(
      property(word(), array(words(), { minLength: 3, maxLength: 3 }), (title, typed) => {
        const gates = typed.map((gate, index) => ({ ...gate, day: index === 0 ? '2027-03-01' : '' }));
        const anchor = anchorWithBook('ladder', { book: { title, gates } });
        expect(new URL(`#${anchor}`, 'https://example.com/').hash).toBe(`#${anchor}`);
        expect(bookInHash('ladder', `#${anchor}`, PLANNED)).toEqual({ ...NONE, book: { title, gates } });
      }),
      { numRuns: 30 },
    );
  });

  test('leave the anchor as it is while there are none', () => {
    expect(anchorWithBook('ladder', { book: emptyBook(PLANNED.gates) })).toBe('ladder');
    expect(bookInHash('ladder', '#ladder', PLANNED)).toEqual(NONE);
  });

  test('of a name alone are the anchor and the name', () => {
    const book = { ...emptyBook(PLANNED.gates), title: 'Capsule & kidney' };
    expect(anchorWithBook('ladder', { book })).toBe('ladder=Capsule+%26+kidney');
    expect(bookInHash('ladder', '#ladder=Capsule+%26+kidney', PLANNED).book).toEqual(book);
  });

  test.each([
    ['of another figure', '#plan=Mine&Q=Why'],
    ['longer than any that is written', `#ladder=${'x'.repeat(50_000)}`],
  ])('in an anchor %s are not read', (_, hash) => {
    expect(bookInHash('ladder', hash, PLANNED)).toEqual(NONE);
  });

  test.each(['soon', '2027-99-99', '2027-1-1'])('that no field can hold are cut, and %s is no day', (day) => {
    const { book } = bookInHash('ladder', `#ladder=&Q=${'x'.repeat(999)}&O=&D=${day}&S=`, PLANNED);
    expect(book?.gates[0]).toEqual({ question: 'x'.repeat(MAX_WORDS), owner: '', day: '', stop: '' });
  });
});

describe('a link that asks for odds', () => {
  const anchor = anchorWithBook('ladder', { book: undefined, asked: PLANNED });

  test('holds the plan, and none of its odds as they are', () => {
    expect(anchor).not.toMatch(/\d/);
    expect(bookInHash('ladder', `#${anchor}`, PLANNED)).toEqual({ ...NONE, asked: PLANNED });
  });

  test.each(['', '1', 'zzz', writePlans({ own: PLANNED }), `${'t'.repeat(300)}`])(
    'that is broken asks for nothing: %j',
    (asked) => {
      expect(bookInHash('ladder', `#ladder=&A=${asked}`, PLANNED)).toEqual(NONE);
    },
  );
});

describe('two sets of odds', () => {
  const ladder = (start: number, ...after: readonly number[]): Ladder => ({
    kind: 'ladder',
    money: EURO,
    heads: ['Gate', '', '', ''],
    start,
    gates: after.map((odds, index) => ({ name: `${index + 1}`, cost: 1, after: odds, value: 10 })),
  });
  const FIRST = ladder(10, 16, 18, 26);

  test.each([
    ['agree', ladder(10, 16, 18, 26), 'The two sets agree at every gate.'],
    [
      'differ at a gate, wherever each stands',
      ladder(12, 18, 25, 33.5),
      'You differ most at gate 2: a pass moves the odds by 7 points in the second set, by 2 in the first.',
    ],
    [
      'differ at a gate that one of them thinks lowers the odds',
      ladder(10, 9.5, 11.5, 19.5),
      'You differ most at gate 1: a pass moves the odds by −0.5 points in the second set, by 6 in the first.',
    ],
    [
      'differ at the start',
      ladder(20, 26, 28, 36),
      'You differ most before the first gate: the odds start at 20% in the second set, at 10% in the first.',
    ],
    [
      'differ as much at two gates: the earlier one is named',
      ladder(10, 17, 18, 26),
      'You differ most at gate 1: a pass moves the odds by 7 points in the second set, by 6 in the first.',
    ],
  ])('%s', (_, own, sentence) => {
    expect(compareOdds(FIRST, own, ENGLISH)).toEqual([sentence]);
  });

  test('say first which gates they turn', () => {
    const other = ladder(10, 21, 22, 30);
    const [opened] = compareOdds(FIRST, other, ENGLISH);
    expect(opened).toBe('Gate 1 is shut in the first set and open in the second.');
    const [shut, most] = compareOdds(other, FIRST, ENGLISH);
    expect(shut).toBe('Gate 1 is open in the first set and shut in the second.');
    expect(most).toMatch(/^You differ most at gate 1/);
  });
});

import { array, assert, constant, double, integer, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareLadders, sumLadder } from '../../../pipeline/content/interactive-figures/ladder.ts';
import type { Gate } from '../../../pipeline/content/model/interactive-figure.ts';
import { moveGate, oddsOf } from '../../../renderer/islands/ladder/move-gate.ts';
import { layOut, scaleOf } from '../../../renderer/islands/ladder/steps.ts';
import { ENGLISH } from '../english-labels.ts';
import { EURO, PLANNED } from './tables.ts';

describe('two ladders on one drawing', () => {
  const gate = (): Arbitrary<Gate> =>
    record({
      name: constant('1'),
      cost: double({ min: 0.1, max: 100, noNaN: true }),
      after: integer({ min: 1, max: 99 }),
      value: double({ min: 0, max: 1_000_000, noNaN: true }),
    });
  const ladder = () =>
    record({ start: integer({ min: 1, max: 99 }), gates: array(gate(), { minLength: 2, maxLength: 5 }) });

  test('are whole on it, whatever they hold, and no gate is larger than its step', () => {
    assert(
      property(ladder(), ladder(), (...plans) => {
        const sums = plans.map(sumLadder);
        for (const { steps, even } of sums.map((sum) => layOut(sum, scaleOf(sums)))) {
          for (const [index, { x, y, top, scale }] of steps.entries()) {
            expect(x).toBeLessThanOrEqual(324);
            expect(x - 41 * scale).toBeGreaterThanOrEqual((steps[index - 1]?.x ?? 6) - 0.1);
            expect(scale).toBeLessThanOrEqual(1);
            expect(y - 44 * scale).toBeGreaterThanOrEqual(40);
            expect([y, top].every((level) => level >= 40 && level <= 200)).toBe(true);
          }
          expect(even).toBeGreaterThanOrEqual(40);
        }
      }),
    );
  });

  test('keep the scale of a drag, unless they outgrow the drawing', () => {
    const held = scaleOf([sumLadder(PLANNED)]);
    const [first, ...others] = PLANNED.gates;
    const withFirst = (cost: number) => sumLadder({ start: 10, gates: first ? [{ ...first, cost }, ...others] : [] });
    expect(scaleOf([withFirst(0.1)], held)).toEqual(held);
    expect(scaleOf([withFirst(7)], held).across).toBeCloseTo(318 / 9);
  });
});

describe('a gate that is moved on its drawing', () => {
  test.each([
    ['to the side, by its cost', 0, { cost: 0.52 }, { cost: 1.2, after: 16 }],
    ['up, by its odds', 1, { after: 3.4 }, { cost: 0.9, after: 21 }],
    ['up, as far as the odds of the next gate', 1, { after: Infinity }, { cost: 0.9, after: 26 }],
    ['down, as far as the odds before it', 1, { after: -Infinity }, { cost: 0.9, after: 16 }],
    ['down, as far as the odds at the start', 0, { after: -50 }, { cost: 0.7, after: 10 }],
    ['to the left, as far as a tenth', 2, { cost: -9 }, { cost: 0.1, after: 26 }],
    ['to the right, in tenths from where it was', 2, { cost: 18.92 }, { cost: 20, after: 26 }],
    ['nowhere, by a part of a step', 1, { cost: 0.04, after: 0.4 }, { cost: 0.9, after: 18 }],
  ])('%s', (_, index, move, numbers) => {
    expect(moveGate(PLANNED, index, move)).toEqual(numbers);
  });

  test('stays between its odds where a field has put them below those before', () => {
    const fallen = { start: 20, gates: PLANNED.gates };
    expect(oddsOf(fallen, 0)).toEqual({ min: 16, max: 18 });
  });
});

test('a plan that is redesigned is compared with the first one in a sentence', () => {
  const ladder = { kind: 'ladder', money: EURO, heads: ['', '', '', ''], ...PLANNED } as const;
  const [first, second, third] = PLANNED.gates.map((gate, index) => ({ ...gate, after: [16, 21, 30][index] ?? 0 }));
  const redesigned = { ...ladder, gates: first && second && third ? [first, { ...second, cost: 0.6 }, third] : [] };
  expect(compareLadders(ladder, redesigned, ENGLISH)).toEqual([
    'With this plan the odds at the end are 30% (first plan: 26%), the cost is €2.4M (€2.7M), and Burn Quality is 1.69 (1.20).',
  ]);
  expect(compareLadders(ladder, ladder, ENGLISH)).toEqual([]);
});

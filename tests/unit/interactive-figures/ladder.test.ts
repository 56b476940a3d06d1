import { describe, expect, test } from 'vitest';
import { readLadderAloud, sumLadder } from '../../../pipeline/content/interactive-figures/ladder.ts';
import {
  formatMoney,
  formatQuality,
  formatShare,
} from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import type { Gate } from '../../../pipeline/content/model/interactive-figure.ts';
import { plansFromAddress, writePlans } from '../../../renderer/islands/ladder/ladder-address.ts';
import { gateTitle, plainName } from '../../../renderer/islands/ladder/gate-title.ts';
import { layOut } from '../../../renderer/islands/ladder/steps.ts';
import { spread } from '../../../renderer/islands/interactive-figures/spread.ts';
import { ENGLISH } from '../english-labels.ts';
import { EURO, PLANNED } from './tables.ts';

describe('a ladder', () => {
  test('has the Burn Quality that the article works out', () => {
    const { gates, quality } = sumLadder(PLANNED);
    expect([...gates, { quality }].map((one) => one.quality?.toFixed(2)).join(' ')).toBe('1.54 0.44 1.60 1.20');
  });

  test('is passed as often as the odds before it are a part of those after', () => {
    const { gates, chance } = sumLadder(PLANNED);
    expect(gates.map((gate) => formatShare(gate.chance))).toEqual(['63%', '89%', '69%']);
    expect(formatShare(chance)).toBe('38%');
  });

  test('shuts the gate that retires less risk than it costs', () => {
    expect(sumLadder(PLANNED).gates.map(({ isOpen }) => isOpen)).toEqual([true, false, true]);
  });

  test.each([
    [20, true],
    [19.96, true],
    [19.94, false],
  ])('opens a gate at 1 as it is shown: after %f%%, %s', (after, isOpen) => {
    const even = { start: 10, gates: [{ name: '1', cost: 1, after, value: 10 }] };
    expect(sumLadder(even).gates[0]).toMatchObject({ isOpen });
  });

  test('has no chance where a pass lowers the odds', () => {
    const fallen = { start: 20, gates: [{ name: '1', cost: 1, after: 10, value: 10 }] };
    const none = { chance: undefined, quality: undefined };
    expect(sumLadder(fallen)).toMatchObject({ ...none, gates: [{ ...none, quality: -1, isOpen: false }] });
  });

  test('says of a gate that lowers the odds only that, and withholds the total, which it would improve', () => {
    const fallen = {
      ...PLANNED,
      gates: PLANNED.gates.map((gate) => (gate.name === '2' ? { ...gate, after: 12 } : gate)),
    };
    expect(readLadderAloud({ kind: 'ladder', money: EURO, heads: ['', '', '', ''], ...fallen }, ENGLISH)).toEqual([
      'Gate 2: a pass would lower the odds. Check the two numbers.',
      'No Burn Quality of the whole ladder is given while a pass lowers the odds.',
    ]);
  });
});

describe('the words of a ladder', () => {
  const FORM = { kind: 'ladder', money: EURO, heads: ['', '', '', ''] } as const;

  test('say of a total on what it depends, and of long shots why they look good', () => {
    const gates = [
      { name: '1', cost: 2.4, after: 12, value: 60 },
      { name: '2', cost: 3.5, after: 20, value: 75 },
      { name: '3', cost: 6, after: 45, value: 120 },
    ];
    const total =
      'If every gate is passed (a chance of 11%, if a fail ends the project), the ladder retires €40.20M of risk for €11.9M: a Burn Quality of 3.38.';
    expect(readLadderAloud({ ...FORM, start: 5, gates }, ENGLISH)).toEqual([
      ENGLISH.ladderAllOpen,
      total,
      ENGLISH.ladderLong,
    ]);
    const dear = gates.map((gate) => ({ ...gate, cost: 100 }));
    expect(readLadderAloud({ ...FORM, start: 5, gates: dear }, ENGLISH)).not.toContain(ENGLISH.ladderLong);
    expect(readLadderAloud({ ...FORM, ...PLANNED }, ENGLISH)).not.toContain(ENGLISH.ladderLong);
  });

  test('say of a shut gate why it is, and its chance apart from that', () => {
    const [shut] = readLadderAloud({ kind: 'ladder', money: EURO, heads: ['', '', '', ''], ...PLANNED }, ENGLISH);
    expect(shut).toBe(
      'Shut: gate 2. A pass retires €0.40M of risk for €0.9M: a Burn Quality of 0.44. Its numbers give a pass a chance of 89%, if a fail ends the project.',
    );
  });

  test.each([
    [0, '0%'],
    [0.001, '<1%'],
    [0.005, '1%'],
    [0.999, '>99%'],
    [1, '100%'],
  ])('call a chance of %f neither none nor certain where it is not: %s', (chance, text) => {
    expect(formatShare(chance)).toBe(text);
  });

  test('know no zero below zero, and no decimals of what is large', () => {
    expect(formatQuality(-0.001, '.')).toBe('0.00');
    expect(formatQuality(99_900_000, '.')).toBe('99900000');
    expect(formatMoney(-0.001, EURO)).toBe('€0M');
  });
});

test.each([
  ['1', 'Gate 1', '1'],
  ['2, as planned', 'Gate 2, as planned', '2'],
  ['First dose', 'First dose', 'First dose'],
])('a gate that the table calls %j is %j by itself, and %j in the plan of a visitor', (name, title, own) => {
  expect(gateTitle('Gate', name)).toBe(title);
  expect(plainName(name)).toBe(own);
});

describe('the drawing of a ladder', () => {
  /** The stairs extend 318 to the right of x = 6, and 130 above the axis at y = 200. */
  const gate = (cost: number, after: number, value: number): Gate => ({ name: '1', cost, after, value });
  const drawn = (...gates: readonly Gate[]) => layOut(sumLadder({ start: 10, gates }));

  test('makes steps as long as they cost and as high as the risk that they retire', () => {
    const { steps, outline, even } = drawn(gate(1, 20, 20), gate(2, 30, 10), gate(3, 60, 20));
    expect(steps.map(({ x, y }) => `${x} ${y}`).join(', ')).toBe('59 200, 165 171.1, 324 156.7');
    expect(outline).toBe('M6 200H59V171.1H165V156.7H324V70');
    expect(even).toBe(113.3);
  });
});

describe('labels along a line', () => {
  const at = (...places: readonly number[]) => places.map((place) => ({ at: place, width: 10 }));

  test.each([
    ['stay where there is room', at(20, 50, 80), [20, 50, 80]],
    ['part where they are close', at(50, 51, 52), [50, 60, 70]],
    ['stay between the ends', at(0, 99, 100), [5, 85, 95]],
    ['have no place where there are too many', at(...Array.from({ length: 11 }, () => 50)), undefined],
  ])('%s', (_, labels, places) => {
    expect(spread(labels, 100)?.map(({ place }) => place)).toEqual(places);
  });
});

describe('the address of a ladder', () => {
  test('is read as it was written', () => {
    expect(plansFromAddress(writePlans({ own: PLANNED }), PLANNED)).toEqual({ own: PLANNED });
    expect(writePlans({ own: PLANNED })).toBe('10-0.7_16_18-0.9_18_20-1.1_26_22');
  });

  test('holds the first plan before the one that is compared with it', () => {
    const both = { first: PLANNED, own: { ...PLANNED, start: 12 } };
    const text = '10-0.7_16_18-0.9_18_20-1.1_26_22--12-0.7_16_18-0.9_18_20-1.1_26_22';
    expect(writePlans(both)).toBe(text);
    expect(plansFromAddress(text, PLANNED)).toEqual(both);
  });

  test.each([
    '',
    '10-0.7_16_18-0.9_18_20-1.1_26_22--',
    '10-0.7_16_18-0.9_18_20-1.1_26_22--10-0.7_160_18-0.9_18_20-1.1_26_22',
    '10-1_16_18-1_18_20-1_26_22--10-1_16_18-1_18_20-1_26_22--10-1_16_18-1_18_20-1_26_22',
    '10-0.7_16_18',
    '10-0.7_16_18-0.9_18_20-1.1_26_22-1_1_1',
    '10-0_16_18-0.9_18_20-1.1_26_22',
    'x-0.7_16_18-0.9_18_20-1.1_26_22',
    '10-0.7_16_Infinity-0.9_18_20-1.1_26_22',
  ])('is refused as %j', (text) => {
    expect(plansFromAddress(text, PLANNED)).toBeUndefined();
  });
});

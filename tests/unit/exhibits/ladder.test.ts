import { describe, expect, test } from 'vitest';
import { sumLadder } from '../../../pipeline/exhibits/ladder.ts';
import { formatShare } from '../../../pipeline/exhibits/numbers.ts';
import { readLadderAloud } from '../../../pipeline/exhibits/read-ladder-aloud.ts';
import { readLadder, writeLadder } from '../../../renderer/islands/ladder/ladder-address.ts';
import { gateTitle } from '../../../renderer/islands/ladder/gate-title.ts';
import { layOut } from '../../../renderer/islands/ladder/steps.ts';
import { ENGLISH } from '../english-labels.ts';

const EURO = { before: '€', behind: 'M', decimal: '.' } as const;

/** The ladder of the article on Burn Quality, as planned. */
const PLANNED = {
  start: 10,
  gates: [
    { name: '1', cost: 0.7, after: 16, value: 18 },
    { name: '2', cost: 0.9, after: 18, value: 20 },
    { name: '3', cost: 1.1, after: 26, value: 22 },
  ],
};

describe('a ladder', () => {
  test('has the Burn Quality that the article works out', () => {
    const { gates, quality } = sumLadder(PLANNED);
    expect([...gates.map((gate) => gate.quality), quality].map((one) => one.toFixed(2))).toEqual([
      '1.54',
      '0.44',
      '1.60',
      '1.20',
    ]);
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
    expect(sumLadder(fallen)).toMatchObject({ quality: -1, chance: undefined });
    expect(sumLadder(fallen).gates[0]).toMatchObject({ quality: -1, chance: undefined, isOpen: false });
  });

  test('says of a gate that lowers the odds only that, and nothing of the chance to pass all', () => {
    const fallen = {
      ...PLANNED,
      gates: PLANNED.gates.map((gate) => (gate.name === '2' ? { ...gate, after: 12 } : gate)),
    };
    expect(readLadderAloud({ kind: 'ladder', money: EURO, heads: ['', '', '', ''], ...fallen }, ENGLISH)).toEqual([
      'Gate 2: a pass would lower the odds. Check the two numbers.',
      'The ladder retires €3.36M of risk for €2.7M: a Burn Quality of 1.24.',
    ]);
  });
});

test.each([
  ['1', 'Gate 1'],
  ['2, as planned', 'Gate 2, as planned'],
  ['First dose', 'First dose'],
])('a gate that the table calls %j is %j by itself', (name, title) => {
  expect(gateTitle('Gate', name)).toBe(title);
});

describe('the drawing of a ladder', () => {
  const frame = { left: 0, bottom: 100, long: 270, high: 324 };

  test('makes steps as long as they cost and as high as the risk that they retire', () => {
    const { steps, outline } = layOut(sumLadder(PLANNED), frame);
    expect(steps.map(({ from, to, level }) => [from, to, level])).toEqual([
      [0, 70, 100],
      [70, 160, -8],
      [160, 270, -48],
    ]);
    expect(outline).toBe('M0 100H70V-8H160V-48H270V-224');
  });

  test('goes no lower than the ground where a pass lowers the odds', () => {
    const fallen = { start: 10, gates: [{ name: '1', cost: 1, after: 1, value: 100 }, ...PLANNED.gates] };
    expect(layOut(sumLadder(fallen), frame).steps.every(({ level }) => level <= frame.bottom)).toBe(true);
  });

  test('puts as much risk as money on its line', () => {
    expect(layOut(sumLadder(PLANNED), frame).even).toBe(-170);
  });
});

describe('the address of a ladder', () => {
  test('is read as it was written', () => {
    expect(readLadder(writeLadder(PLANNED), PLANNED)).toEqual(PLANNED);
    expect(writeLadder(PLANNED)).toBe('10-0.7_16_18-0.9_18_20-1.1_26_22');
  });

  test.each([
    '',
    '10',
    '10-0.7_16_18',
    '10-0.7_16_18-0.9_18_20-1.1_26_22-1_1_1',
    '10-0.7_16_18-0.9_18_20-1.1_26',
    '10-0_16_18-0.9_18_20-1.1_26_22',
    '10-0.7_160_18-0.9_18_20-1.1_26_22',
    'x-0.7_16_18-0.9_18_20-1.1_26_22',
    '10-0.7_16_<b>-0.9_18_20-1.1_26_22',
    '10-0.7_16_Infinity-0.9_18_20-1.1_26_22',
  ])('is refused as %j', (text) => {
    expect(readLadder(text, PLANNED)).toBeUndefined();
  });
});

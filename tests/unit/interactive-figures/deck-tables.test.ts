import { describe, expect, test } from 'vitest';
import { deckOf, deckWith, findingsIn } from './tables.ts';

describe('the table of a deck', () => {
  test.each([
    ['1 → 3, 2 → -, 3 → -', '5:3', '`1 → 1`'],
    ['1 → 2, 2 → 4, 3 → -, 4 → 1', '6:3', '`2 → 3`'],
    ['1 → 1, 3 → 2', '6:3', 'such as `2 → 1`'],
  ])('has no places such as %s', (places, place, says) => {
    const findings = findingsIn(deckOf(...places.split(', ')));
    expect(findings).toEqual([expect.stringContaining(`${place} error directive-cell`)]);
    expect(findings[0]).toContain(says);
  });

  test.each(['1 → 2, 2 → 1', '1 → -, 2 → 1, 3 → -, 4 → 2', '1 → -, 2 → -', '1 -> 2, 2 -> 1'])(
    'has places such as %s',
    (places) => {
      expect(findingsIn(deckOf(...places.split(', ')))).toEqual([]);
    },
  );
});

describe('the pictures of a deck', () => {
  test.each([
    ['bars, shield', 'expected `text`, `capsule`, `decline`'],
    ['bars, dosse', 'expected `dose` in place of `dosse`'],
    ['bars', 'a name for each of the 2 slides with a comma between, not 1'],
    ['bars, sum, people', 'not 3'],
  ])('are not %j', (pictures, says) => {
    const findings = findingsIn(deckWith(` pictures="${pictures}"`, ['1 → 2', '2 → 1']));
    expect(findings).toEqual([expect.stringContaining('1:1 error directive-option')]);
    expect(findings[0]).toContain(says);
  });

  test.each(['bars, dose', 'bars,', ', sum', ''])('are %j', (pictures) => {
    expect(findingsIn(deckWith(` pictures="${pictures}"`, ['1 → 2', '2 → 1']))).toEqual([]);
  });
});

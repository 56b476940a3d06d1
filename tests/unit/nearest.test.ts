import { array, assert, nat, property, string, stringMatching, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearest, nearestValue } from '../../pipeline/nearest.ts';

describe('the nearest name', () => {
  test.each([
    ['sumary', ['title', 'summary', 'slug'], 'summary'],
    ['burn-qualty', ['burn-quality', 'burn-rate'], 'burn-quality'],
    ['tag', ['tags', 'title'], 'tags'],
    ['Tags', ['tags', 'title'], 'tags'],
    ['/fag', ['/', '/faq', '/about'], '/faq'],
    ['author', ['title', 'summary'], undefined],
    ['x', [], undefined],
    ['same', ['same'], 'same'],
    ['ab', ['abxyz'], undefined],
  ])('to %s of %j is %s', (name, candidates, expected) => {
    expect(nearest(name, candidates)).toBe(expected);
  });

  test('is the first of several that are equally near', () => {
    expect(nearest('cat', ['bat', 'hat'])).toBe('bat');
  });

  test('is none for a name that is twice as long as any', () => {
    assert(
      property(string({ minLength: 20 }), array(string({ maxLength: 8 })), (name, candidates) => {
        expect(nearest(name, candidates)).toBeUndefined();
      }),
    );
  });

  test('finds a name again after one letter is lost', () => {
    const names = uniqueArray(stringMatching(/^[a-z]{6,12}$/), { minLength: 1, maxLength: 1 });
    assert(
      property(names, nat(5), ([name = ''], index) => {
        expect(nearest(name.slice(0, index) + name.slice(index + 1), [name])).toBe(name);
      }),
    );
  });

  test('is a value of a finding only where there is one', () => {
    expect([nearestValue('tag', ['tags']), nearestValue('author', ['tags'])]).toEqual([{ nearest: 'tags' }, {}]);
  });
});

import { array, assert, nat, property, string, stringMatching, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearest, nearestValue } from '../../pipeline/shared/nearest.ts';

describe('the nearest name', () => {
  test.each([
    ['sumary', ['title', 'summary', 'slug'], 'summary'],
    ['burn-qualty', ['burn-quality', 'burn-rate'], 'burn-quality'],
    ['tag', ['tags', 'title'], 'tags'],
    ['Tags', ['tags', 'title'], 'tags'],
    ['titel', ['tags', 'title'], 'title'],
    ['readingTime', ['reading_time'], 'reading_time'],
    ['hero-image', ['hero_alt', 'hero_image'], 'hero_image'],
    ['città', ['citta'], 'citta'],
    ['/fag', ['/', '/faq', '/about'], '/faq'],
    ['/FAQ', ['/', '/faq', '/about'], '/faq'],
    ['/insights/winterair', ['/insights/winter-air', '/insights'], '/insights/winter-air'],
    ['/blog/winter-air', ['/insights/winter-air', '/insights'], '/insights/winter-air'],
    ['images/soundbord.png', ['images/soundboard.png'], 'images/soundboard.png'],
    ['images/chart.jpg', ['images/card.jpg', 'images/chart.png'], 'images/chart.png'],
    ['images/char.png', ['images/chart.svg', 'images/chart.png'], 'images/chart.png'],
    ['the-biotech-deck', ['the-biotech-deck-audit', 'the-biotech'], 'the-biotech-deck-audit'],
  ])('to %s of %j is %s', (name, candidates, expected) => {
    expect(nearest(name, candidates)).toBe(expected);
  });

  test.each([
    ['author', ['title', 'summary']],
    ['author', ['anchor']],
    ['x', []],
    ['x', ['y']],
    ['ab', ['abxyz']],
    ['images/chart.png', ['images/card.svg', 'images/mark.svg', 'images/iceberg.svg']],
    ['images/x.png', ['images/y.png']],
    ['/insights/abc', ['/insights/xyz', '/insights']],
    ['/insights/felt', ['/insights/tone', '/insights/oil']],
    ['/old', ['/faq', '/', '/about']],
    ['/blog', ['/', '/process', '/about']],
    ['price-from', ['price-to']],
    ['date', ['tags', 'type', 'title']],
    ['nature.com', ['nurture.md']],
    ['the-biotech', ['the-biotech-deck-audit', 'the-biotech-metric']],
  ])('to %s is none of %j: another word is no slip', (name, candidates) => {
    expect(nearest(name, candidates)).toBeUndefined();
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

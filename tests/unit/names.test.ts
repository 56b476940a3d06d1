import { describe, expect, test } from 'vitest';
import { faultOfAddress } from '../../pipeline/site/check/check-addresses.ts';
import { slugOfFile } from '../../pipeline/content/slug.ts';
import { stemOfFile } from '../../pipeline/content/names.ts';

describe('the names that an address needs', () => {
  test.each([
    ['/'],
    ['/faq'],
    [`/insights/${'a'.repeat(240)}`],
    [`/insights/${'é'.repeat(120)}`],
    ['/insights/page'],
    ['/images'],
    ['/indexes'],
    [`${'/ab'.repeat(266)}`],
  ])('can all be files: %s', (address) => {
    expect(faultOfAddress(address)).toBeUndefined();
  });

  test.each([
    [`/insights/${'a'.repeat(241)}`, '240'],
    [`/${'語'.repeat(81)}/x`, '240'],
    [`${'/ab'.repeat(267)}`, '800'],
  ])('are too long in %s', (value, part) => {
    expect(faultOfAddress(value)).toEqual({ value, expected: 'short', part });
  });

  test.each([['/index'], ['/a/index'], ['/assets/a'], ['/images/a/b']])(
    'mean something else to a host or a system in %s',
    (address) => {
      expect(faultOfAddress(address)).toMatchObject({ value: address });
    },
  );
});

describe('a slug', () => {
  test.each([
    ['insights/What a Gate is.md', 'what-a-gate-is'],
    ['insights/Cafe\u0301.md', 'caf\u00e9'],
    ['insights/Cafe\u0301 \u2764\ufe0f\u200d culture.md', 'caf\u00e9-culture'],
    ['insights/a\u202eb\u200b.md', 'ab'],
    ['insights/\u2764\ufe0f.md', ''],
  ])('of %j is %j', (file, slug) => {
    expect(slugOfFile(file)).toBe(slug);
  });
});

describe('the name of a made file', () => {
  test.each([
    ['Photo of a Gate', 'photo-of-a-gate'],
    ['!!!', 'image'],
    ['x'.repeat(250), 'x'.repeat(80)],
    [`${'x'.repeat(79)}-y`, 'x'.repeat(79)],
  ])('begins for the source %s with %s', (source, stem) => {
    expect(stemOfFile(source, 'image')).toBe(stem);
  });
});

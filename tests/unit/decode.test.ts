import { describe, expect, test } from 'vitest';
import { decodeUtf8 } from '../../pipeline/site/read/decode.ts';

describe('a text file', () => {
  test.each([
    ['plain', Buffer.from('a\nb'), 'a\nb'],
    ['with a byte order mark', Buffer.from('\ufeffa'), 'a'],
    ['from Windows', Buffer.from('a\r\n\r\nb\r\n'), 'a\n\nb\n'],
    ['from an old Macintosh', Buffer.from('a\rb'), 'a\nb'],
    ['with characters of four bytes', Buffer.from('🎉é汉'), '🎉é汉'],
    ['without a byte', Buffer.alloc(0), ''],
  ])('%s is read', (_what, bytes, text) => {
    expect(decodeUtf8(bytes)).toEqual({ text });
  });

  test.each([
    ['Latin-1', Buffer.from('a\ncafé', 'latin1'), 2, 4],
    ['Latin-1 after Windows line ends', Buffer.from('a\r\ncafé', 'latin1'), 2, 4],
    ['a character cut short', Buffer.from('a é').subarray(0, 3), 1, 3],
    ['UTF-16', Buffer.from('\ufeffa', 'utf16le'), 1, 1],
    ['a zero byte', Buffer.from('a\nbc\0 d and more text'), 2, 3],
  ])('with %s is refused at its place', (_what, bytes, line, column) => {
    expect(decodeUtf8(bytes)).toMatchObject({ line, column });
  });
});

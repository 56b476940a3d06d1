import { describe, expect, test } from 'vitest';
import { measureText } from '../../pipeline/parse/words.ts';

describe('the words of a text', () => {
  test.each([
    ['one two three', 3],
    ["the founder's deck isn't ready", 5],
    ['the founder’s deck', 3],
    ['p < 0.05, or 1,200 EUR', 5],
    ['55 % — and more', 3],
    ['state-of-the-art', 1],
    ['e.g. this', 2],
    ['  spaces\n\nand\tlines ', 3],
    ['Über naïve café', 3],
    ['Ünïcödé in parts', 3],
    ['مرحبا بالعالم', 2],
    ['שלום עולם', 2],
    ['Привет мир', 2],
    ['안녕하세요 세계', 2],
    ['你好世界', 4],
    ['こんにちは', 5],
    ['2 个字', 3],
    ['สวัสดี', 6],
    ['🎉 👩‍👩‍👧', 0],
    ['a 🎉 b', 2],
    ['—', 0],
    ['', 0],
  ])('%j number %i', (text, words) => {
    expect(measureText(text).words).toBe(words);
  });
});

describe('the reading time', () => {
  test.each([
    ['of nothing is a minute', '', 1],
    ['of 220 words is a minute', 'word '.repeat(220), 1],
    ['of 1,100 words is five minutes', 'word '.repeat(1100), 5],
    ['of 1,000 characters of Chinese is three minutes', '汉'.repeat(1000), 3],
    ['of both counts both', 'word '.repeat(440) + '汉'.repeat(800), 4],
  ])('%s', (_what, text, minutes) => {
    expect(measureText(text).minutes).toBe(minutes);
  });
});

import { describe, expect, test } from 'vitest';
import { countText } from '../../pipeline/site/parse/reading-time.ts';

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
    ['می\u200cروم', 1],
    ['Привет мир', 2],
    ['안녕하세요 세계', 2],
    ['你好世界', 4],
    ['こんにちは', 5],
    ['2 个字', 3],
    ['สวัสดี', 6],
    ['🎉 👩‍👩‍👧', 0],
    ['a 🎉 b', 2],
    ['—', 0],
    ['the form (https://example.org/a-b/c?d=e) is here', 4],
    ['Source: http://localhost:4173/x.', 1],
    ['', 0],
  ])('%j number %i', (text, words) => {
    expect(countText(text).words).toBe(words);
  });
});

describe('the reading time', () => {
  test.each([
    ['of nothing is a minute', '', 1],
    ['of 238 words is a minute', 'word '.repeat(238), 1],
    ['of 1,190 words is five minutes', 'word '.repeat(1190), 5],
    ['of 1,000 characters of Chinese is three minutes', '汉'.repeat(1000), 3],
    ['of both counts both', 'word '.repeat(476) + '汉'.repeat(800), 4],
  ])('%s', (_what, text, minutes) => {
    expect(countText(text).minutes).toBe(minutes);
  });
});

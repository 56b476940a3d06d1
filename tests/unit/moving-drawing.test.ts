import { expect, test } from 'vitest';
import { isMoving, withoutMotion } from '../../pipeline/compile/images/plain-drawing.ts';

const MOTION = '@media (prefers-reduced-motion: no-preference){.a{animation:b 1s}@keyframes b{from{opacity:0}}}';

test.each([
  ['<style>.a{fill:red}</style>', false],
  [`<style>.a{fill:red}${MOTION}</style>`, true],
])('knows whether %s moves', (drawing, moves) => {
  expect(isMoving(drawing)).toBe(moves);
});

test('takes out what moves, and nothing else', () => {
  expect(withoutMotion(`<style>.a{fill:red}${MOTION}.b{fill:blue}${MOTION}</style><path/>`)).toBe(
    '<style>.a{fill:red}.b{fill:blue}</style><path/>',
  );
});

test('leaves a drawing that stands still as it is', () => {
  expect(withoutMotion('<style>.a{fill:red}</style>')).toBe('<style>.a{fill:red}</style>');
});

test('takes nothing out of the words of a drawing', () => {
  const words = '@media (prefers-reduced-motion: no-preference){';
  const drawing = `<g aria-label="${words}"/><title>}" onload="alert(1)"</title><desc>${words}</desc>`;
  expect(isMoving(drawing)).toBe(false);
  expect(withoutMotion(drawing)).toBe(drawing);
});

import type { MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { onPlainClick } from '../../renderer/islands/insights/plain-click.ts';

const NO_KEYS = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test.each([
  ['no key', {}, true],
  ['Command', { metaKey: true }, false],
  ['Control', { ctrlKey: true }, false],
  ['Shift', { shiftKey: true }, false],
  ['Alt', { altKey: true }, false],
])('a click with %s held down is done here, or left to the browser', (_key, keys, isDoneHere) => {
  const [act, preventDefault] = [vi.fn<() => void>(), vi.fn<() => void>()];
  onPlainClick(act)({ ...NO_KEYS, ...keys, preventDefault } as unknown as MouseEvent);
  expect([act, preventDefault].map(({ mock }) => mock.calls.length)).toEqual(isDoneHere ? [1, 1] : [0, 0]);
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isNoise } from '../../renderer/islands/scripts/notices/noise.ts';

const OURS = 'https://www.example.com';

beforeAll(() => vi.stubGlobal('location', { origin: OURS }));
afterAll(() => vi.unstubAllGlobals());

describe('noise is', () => {
  test.each([
    ['layout that took a second turn', null, 'ResizeObserver loop completed with undelivered notifications.', OURS],
    ['the same in an older browser', undefined, 'ResizeObserver loop limit exceeded', OURS],
    ['a script of another host', null, 'Script error.', ''],
    ['what was given up', new DOMException('The user aborted a request.', 'AbortError'), '', ''],
    ['what was given up by other means', Object.assign(new Error('stop'), { name: 'AbortError' }), '', ''],
    ['a skipped transition', new DOMException('Transition was skipped', 'AbortError'), '', ''],
    ['a hidden one', new DOMException('Transition was aborted because of invalid state', 'InvalidStateError'), '', ''],
    ['an extension in Chromium', withStack('x', 'Error: x\n    at f (chrome-extension://abc/a.js:1:2)'), '', ''],
    [
      'an extension in Firefox',
      withStack('x', 'f@moz-extension://abc/a.js:1:2\n@moz-extension://abc/b.js:3:4'),
      '',
      '',
    ],
    ['an extension in Safari', withStack('x', 'f@webkit-masked-url://hidden/:1:2'), '', ''],
    ['a text that an extension throws', 'x', 'Uncaught x', 'chrome-extension://abc/a.js'],
  ])('%s', (_what, thrown, message, file) => {
    expect(isNoise(thrown, message, file)).toBe(true);
  });
});

describe('noise is not', () => {
  test.each([
    ['an error of ours in Chromium', withStack('x', `Error: x\n    at f (${OURS}/assets/a.js:1:2)`), '', ''],
    ['an error of ours in Firefox', withStack('x', `f@${OURS}/assets/a.js:1:2`), '', ''],
    [
      'one that speaks of another host',
      withStack('no https://a.example', `Error: no https://a.example\n at f (${OURS}/a.js)`),
      '',
      '',
    ],
    [
      'one of ours that an extension has called',
      withStack('x', `Error: x\n at f (${OURS}/a.js)\n at g (chrome-extension://a/b.js)`),
      '',
      '',
    ],
    ['one from nowhere', withStack('x', 'Error: x\n    at <anonymous>:1:2'), '', ''],
    ['one without a stack', withStack('x', undefined), '', ''],
    ['a text', 'out of paper', 'Uncaught out of paper', `${OURS}/a.js`],
    ['nothing', undefined, '', ''],
    ['null that was thrown', null, 'Uncaught null', `${OURS}/a.js`],
    [
      'an error whose words only sound like it',
      withStack('Script error.', undefined),
      'Uncaught Error: Script error.',
      '',
    ],
  ])('%s', (_what, thrown, message, file) => {
    expect(isNoise(thrown, message, file)).toBe(false);
  });
});

function withStack(message: string, stack: string | undefined): Error {
  const error = new Error(message);
  Object.defineProperty(error, 'stack', { value: stack });
  return error;
}

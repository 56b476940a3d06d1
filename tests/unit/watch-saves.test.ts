import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSaves } from '../../pipeline/cli/watch-saves.ts';

const fs = vi.hoisted(() => ({ saved: (): void => undefined, isOpen: false }));

vi.mock('node:fs', () => ({
  watch: (_folder: string, _options: object, saved: () => void) => {
    Object.assign(fs, { saved, isOpen: true });
    return { close: () => (fs.isOpen = false) };
  },
}));

/** Longer than an editor takes between the steps of one save. */
const LATER_MS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is saved before anybody follows is told then', async () => {
  const saves = watchSaves('content');
  fs.saved();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  const act = vi.fn(async () => undefined);
  saves.follow(act);
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(act).toHaveBeenCalledTimes(1);
});

test('nothing is told where nothing is saved', async () => {
  const act = vi.fn(async () => undefined);
  watchSaves('content').follow(act);
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(act).not.toHaveBeenCalled();
});

test('the steps of one save are told once, after the last of them', async () => {
  const act = vi.fn(async () => undefined);
  watchSaves('content').follow(act);
  fs.saved();
  await vi.advanceTimersByTimeAsync(40);
  fs.saved();
  await vi.advanceTimersByTimeAsync(40);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a save is told after the one before it has been acted upon', async () => {
  const steps: string[] = [];
  watchSaves('content').follow(async () => {
    steps.push('begun');
    await new Promise((resolve) => setTimeout(resolve, 2 * LATER_MS));
    steps.push('done');
  });
  fs.saved();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  fs.saved();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(steps).toEqual(['begun']);
  await vi.advanceTimersByTimeAsync(4 * LATER_MS);
  expect(steps).toEqual(['begun', 'done', 'begun', 'done']);
});

test('nothing is told, and nothing watched, once the watch is over', async () => {
  const act = vi.fn(async () => undefined);
  const saves = watchSaves('content');
  saves.follow(act);
  fs.saved();
  saves.close();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(act).not.toHaveBeenCalled();
  expect(fs.isOpen).toBe(false);
});

import { EventEmitter } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSaves } from '../../pipeline/cli/dev.ts';
import { temporaryFolder } from './temporary-folder.ts';

class Watcher extends EventEmitter {
  isOpen = true;
  async close(): Promise<void> {
    this.isOpen = false;
  }
}

const chokidar = vi.hoisted(() => ({ watcher: undefined as unknown }));

vi.mock('chokidar', () => ({
  watch: () => {
    const watcher = new Watcher();
    chokidar.watcher = watcher;
    queueMicrotask(() => watcher.emit('ready'));
    return watcher;
  },
}));

const watcher = (): Watcher => chokidar.watcher as Watcher;
const save = (file = 'content/site.yaml'): unknown => watcher().emit('all', 'change', file);

/** Longer than an editor takes between the steps of one save. */
const LATER_MS = 1000;
/** About as long as an editor takes between them. */
const STEP_MS = 10;
/** In which chokidar tells of a file only once. */
const CHOKIDAR_MS = 50;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is saved before anybody follows is told then', async () => {
  const saves = await watchSaves('content');
  save();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  const act = vi.fn(async () => undefined);
  saves.follow(act);
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(act).toHaveBeenCalledTimes(1);
});

test('the steps of one save are told once, after the last of them', async () => {
  const act = vi.fn(async () => undefined);
  (await watchSaves('content')).follow(act);
  save();
  await vi.advanceTimersByTimeAsync(STEP_MS);
  save();
  await vi.advanceTimersByTimeAsync(STEP_MS);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(act).toHaveBeenCalledTimes(1);
});

test('what is saved while chokidar is silent about its file is told too', async () => {
  const file = path.join(temporaryFolder(), 'faq.md');
  writeFileSync(file, 'one');
  const act = vi.fn(async () => undefined);
  (await watchSaves('content')).follow(act);
  save(file);
  await vi.advanceTimersByTimeAsync(CHOKIDAR_MS);
  expect(act).toHaveBeenCalledTimes(1);
  writeFileSync(file, 'one and two');
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(act).toHaveBeenCalledTimes(2);
  rmSync(file);
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(act).toHaveBeenCalledTimes(2);
});

test('a save is told after the one before it has been acted upon', async () => {
  const steps: string[] = [];
  (await watchSaves('content')).follow(async () => {
    steps.push('begun');
    await new Promise((resolve) => setTimeout(resolve, 2 * LATER_MS));
    steps.push('done');
  });
  save();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  save();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(steps).toEqual(['begun']);
  await vi.advanceTimersByTimeAsync(4 * LATER_MS);
  expect(steps).toEqual(['begun', 'done', 'begun', 'done']);
});

test('nothing is told, and nothing watched, once the watch is over', async () => {
  const act = vi.fn(async () => undefined);
  const saves = await watchSaves('content');
  saves.follow(act);
  save();
  await saves.close();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(act).not.toHaveBeenCalled();
  expect(watcher().isOpen).toBe(false);
});

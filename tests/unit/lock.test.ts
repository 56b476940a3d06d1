import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { acquireLock, tryLock } from '../../pipeline/cache/lock.ts';
import { temporaryFolder } from './temporary-folder.ts';

let folder = '';
let target = '';
let file = '';
beforeEach(() => {
  folder = temporaryFolder();
  target = path.join(folder, 'dist');
  file = path.join(folder, '.dist-lock');
});

/** The number of a process that has ended. */
const DEAD = spawnSync(process.execPath, ['-e', '']).pid;

describe('a lock', () => {
  test('is held by one, and free when it is released', () => {
    const first = tryLock(target);
    const second = tryLock(target);
    first?.release();
    expect([first?.isHeld(), second, readdirSync(folder)]).toEqual([false, undefined, []]);
    expect(tryLock(target)?.isHeld()).toBe(true);
  });

  test('is in the way of its own folder only', () => {
    tryLock(target);
    expect(tryLock(path.join(folder, 'other'))?.isHeld()).toBe(true);
  });

  test('that somebody took away is not held, and says so', () => {
    const lock = tryLock(target);
    rmSync(file);
    expect(() => lock?.verify()).toThrow('was taken away');
  });

  test('of another build is not released', () => {
    const lock = tryLock(target);
    hold(process.pid);
    lock?.release();
    expect(existsSync(file)).toBe(true);
  });

  test('of a process that has ended is taken over', () => {
    hold(DEAD);
    expect(tryLock(target)?.isHeld()).toBe(true);
  });

  test('of a process at work is respected, however old it is', () => {
    hold(process.pid);
    age(86_400_000);
    expect(tryLock(target)).toBeUndefined();
  });

  test.each([
    ['just now is respected', 0, undefined],
    ['and left there is taken over', 60_000, true],
  ])('that was half written %s', (_when, ageMs, held) => {
    writeFileSync(file, '{"pid":');
    age(ageMs);
    expect(tryLock(target)?.isHeld()).toBe(held);
  });
});

describe('waiting for a lock', () => {
  test('ends when it is free, and names the process once', async () => {
    const first = tryLock(target);
    const waits: number[] = [];
    const second = acquireLock(target, (pid) => {
      waits.push(pid);
      first?.release();
    });
    expect([(await second).isHeld(), waits]).toEqual([true, [process.pid]]);
  });

  test('ends with a sentence when patience does', async () => {
    tryLock(target);
    await expect(acquireLock(target, () => undefined, 0)).rejects.toThrow(
      `another build, process ${process.pid}, has been at it for too long`,
    );
  });
});

function hold(pid: number | undefined): void {
  writeFileSync(file, JSON.stringify({ pid, token: 'other' }));
}

function age(ms: number): void {
  const then = new Date(Date.now() - ms);
  utimesSync(file, then, then);
}

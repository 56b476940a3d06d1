import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Group } from './groups-of.ts';
import { openDesk, placesOf, type Desk } from './make-mistake.ts';
import type { Mistake } from './mistake.ts';

/** Enough for copying the content on a busy machine. */
export const OPENING_MS = 60_000;
/** Enough for a group on such a machine; a test that goes on beyond its time would disturb those after it. */
const GROUP_MS = 180_000;

/**
 * Makes each mistake in the content of this project and tests that it is found exactly once, at its place, and that its
 * advice fixes it and takes no word or line from the page that the finding does not quote. The mistakes of a group are
 * made together; if a group fails, it is divided until single mistakes fail, so that the test names these.
 */
export function testFoundOnce(groups: readonly Group[]): void {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  }, OPENING_MS);
  afterAll(() => desk.close());

  test.each(groups)(
    'each is found once, at its place, and mended by what the finding says: $names',
    async ({ group }) => {
      for (const { name, fault } of await faultsOf(group)) expect.soft(fault, name).toBeUndefined();
    },
    GROUP_MS,
  );

  async function faultsOf(group: readonly Mistake[]): Promise<{ readonly name: string; readonly fault: unknown }[]> {
    try {
      await expectFoundOnce(group);
      return [];
    } catch (fault) {
      const [{ name } = { name: '' }, ...others] = group;
      if (others.length === 0) return [{ name, fault }];
      const half = Math.ceil(group.length / 2);
      return [...(await faultsOf(group.slice(0, half))), ...(await faultsOf(group.slice(half)))];
    }
  }

  async function expectFoundOnce(group: readonly Mistake[]): Promise<void> {
    const places = await placesOf(group);
    const found = await desk.make(...group);
    const keys = found.map(({ rule, file, line, column }) => `${file}:${line}:${column} ${rule}`);
    const wanted = group.map(({ rule }, index) => `${places[index]} ${rule}`);
    expect(keys.toSorted()).toEqual(wanted.toSorted());
    const findings = wanted.flatMap((key) => found[keys.indexOf(key)] ?? []);
    for (const [index, { message, advice, fix }] of findings.entries()) {
      const { says = [], isGuess } = group[index] ?? {};
      for (const words of [says].flat()) expect(`${message} → ${advice}`).toContain(words);
      if (isGuess) expect(fix).toBeUndefined();
    }
    expect(await desk.obey(group, findings)).toEqual([]);
    for (const [index, mistake] of group.entries()) {
      const finding = findings[index];
      if (finding) expect(await desk.lost(mistake, finding)).toEqual([]);
    }
  }
}

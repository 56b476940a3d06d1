import { afterAll, beforeAll, expect, test } from 'vitest';
import { areApart, isInserted, isYaml } from './lines-of.ts';
import { openDesk, placesOf, type Desk } from './make-mistake.ts';
import type { Mistake } from './mistake.ts';

/** A busy machine may take longer than usual to copy the content. */
export const OPENING_MS = 60_000;
/** Mistakes that are made at once. */
const MOST_AT_ONCE = 10;

/**
 * Of each mistake, made in the content of this project: it is found once, at its place, and what the finding says mends it. Those that
 * do not touch each other are made at once; where something is otherwise than expected, fewer, down to one, so that the test tells which.
 */
export function testFoundOnce(mistakes: readonly Mistake[]): void {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  }, OPENING_MS);
  afterAll(() => desk.close());

  test.each(groupsOf(mistakes))(
    'each is found once, at its place, and mended by what the finding says: $names',
    async ({ group }) => {
      for (const { name, fault } of await faultsOf(group)) expect.soft(fault, name).toBeUndefined();
    },
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
    for (const [index, { reason, help }] of findings.entries())
      for (const words of [group[index]?.says ?? []].flat()) expect(`${reason} → ${help}`).toContain(words);
    expect(await desk.obey(group, findings)).toEqual([]);
  }
}

/** Every mistake once. Those of a group do not touch each other, and no two of one rule are in one file: some rules are told once a file. */
function groupsOf(mistakes: readonly Mistake[]): { readonly names: string; readonly group: readonly Mistake[] }[] {
  const groups: Mistake[][] = [];
  for (const mistake of mistakes) {
    const fits = (group: readonly Mistake[]): boolean =>
      group.length < MOST_AT_ONCE &&
      [mistake, ...group].every(mayBeBeside) &&
      group.every(
        (one) =>
          areApartInFiles(one, mistake) &&
          (one.file !== mistake.file || (one.rule !== mistake.rule && areSeparate(one, mistake))),
      );
    const group = groups.find(fits);
    if (group) group.push(mistake);
    else groups.push([mistake]);
  }
  return groups.map((group) => ({ names: group.map(({ name }) => name).join('; '), group }));
}

/** Whether a mistake is made by an edit, or by files that come. */
function mayBeBeside({ also, remove }: Mistake): boolean {
  return !also && !remove;
}

/** Whether two mistakes bring other files; two of a rule are not made at once where both bring some. */
function areApartInFiles(one: Mistake, other: Mistake): boolean {
  if (!one.add || !other.add) return true;
  const names = Object.keys(other.add);
  return one.rule !== other.rule && !Object.keys(one.add).some((name) => names.includes(name));
}

/**
 * Whether two mistakes in one file stand in lines of their own, or are typed above the same line; one of them may stand at its end. YAML
 * is read no further than to the first.
 */
function areSeparate(one: Mistake, other: Mistake): boolean {
  if (isYaml(one) && isYaml(other)) return false;
  if (one.from === undefined || other.from === undefined)
    return one.from !== other.from && !isYaml(one) && !isYaml(other);
  return areApart(one, other) || (one.from === other.from && isInserted(one) && isInserted(other));
}

import { areApart, isInserted, isYaml } from './lines-of.ts';
import { HIDES_OTHERS, type Mistake } from './mistake.ts';

/** Mistakes that can be made at once. */
export interface Group {
  readonly names: string;
  readonly group: readonly Mistake[];
}

const MOST_AT_ONCE = 40;
/** Rules whose findings depend on what else is in the file or the folder, or whose mistakes change how the rest is read. */
const BY_THEMSELVES: ReadonlySet<Mistake['rule']> = new Set<Mistake['rule']>([
  'copied-file',
  'directive-sum',
  'english-labels',
  'front-matter-absent',
  'heading-alone',
  'lost-address',
  'missing-file',
  'nesting-depth',
  'odd-day',
  'repeated-text',
  'unclosed-code',
  'unused-note',
]);

/** Every mistake once. Those of a group do not touch each other, and no two of one rule are in one file: some rules are told once a file. */
export function groupsOf(mistakes: readonly Mistake[]): Group[] {
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

/** Whether a mistake is made by an edit, or by files that come, and is found by itself. */
function mayBeBeside({ name, rule, also, remove }: Mistake): boolean {
  return !also && !remove && !BY_THEMSELVES.has(rule) && name !== HIDES_OTHERS;
}

/** Whether two mistakes bring other files, and neither is mended by a file in which the other stands; two of a rule are not made at once where both bring some. */
function areApartInFiles(one: Mistake, other: Mistake): boolean {
  if (isMendedWith(one, other) || isMendedWith(other, one)) return false;
  if (!one.add || !other.add) return true;
  const names = Object.keys(other.add);
  return one.rule !== other.rule && !Object.keys(one.add).some((name) => names.includes(name));
}

function isMendedWith({ fixedFiles = {} }: Mistake, { file }: Mistake): boolean {
  return file !== undefined && file in fixedFiles;
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

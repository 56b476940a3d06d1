import { areApart, hidesFields, isInserted } from './lines-of.ts';
import { HIDES_OTHERS, type Mistake } from './mistake.ts';

/** Mistakes that can be made together. */
export interface Group {
  readonly names: string;
  readonly group: readonly Mistake[];
}

const MAX_AT_ONCE = 40;
/** Rules whose findings depend on the rest of the file or folder, or whose mistakes change how the rest is read. */
const BY_THEMSELVES: ReadonlySet<Mistake['rule']> = new Set<Mistake['rule']>([
  'copied-file',
  'document-limit',
  'english-labels',
  'front-matter-absent',
  'heading-alone',
  'lost-address',
  'missing-file',
  'odd-day',
  'repeated-text',
  'unclosed-code',
  'unused-note',
]);

/** Divides all mistakes into groups. Those of a group do not affect each other, and no two of a rule are in one file, since some rules report once a file. */
export function groupsOf(mistakes: readonly Mistake[]): Group[] {
  const groups: Mistake[][] = [];
  for (const mistake of mistakes) {
    const fits = (group: readonly Mistake[]): boolean =>
      group.length < MAX_AT_ONCE &&
      [mistake, ...group].every(mayBeBeside) &&
      group.every(
        (one) =>
          areApartInFiles(one, mistake) &&
          hidesFields(one) === hidesFields(mistake) &&
          (one.file !== mistake.file || (one.rule !== mistake.rule && areSeparate(one, mistake))),
      );
    const group = groups.find(fits);
    if (group) group.push(mistake);
    else groups.push([mistake]);
  }
  return groups.map((group) => ({ names: group.map(({ name }) => name).join('; '), group }));
}

/** Tells whether a mistake is an edit, or consists of new files, and is found on its own. */
function mayBeBeside({ name, rule, also, remove }: Mistake): boolean {
  return !also && !remove && !BY_THEMSELVES.has(rule) && name !== HIDES_OTHERS;
}

/** Tells whether two mistakes add different files, and neither is fixed by a file of the other. Two of a rule that both add files cannot be combined. */
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
 * Tells whether two mistakes in one file are in different lines, or are inserted above the same line; one may be at the
 * end of the file. Two mistakes that hide the fields of a file cannot be combined, since reading stops at the first.
 */
function areSeparate(one: Mistake, other: Mistake): boolean {
  if (hidesFields(one)) return false;
  if (one.from === undefined || other.from === undefined) return one.from !== other.from;
  return areApart(one, other) || (one.from === other.from && isInserted(one) && isInserted(other));
}

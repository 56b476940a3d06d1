import type { Hidden } from '../../content/model/edition.ts';
import { consequenceOf, messageOf, soften, type Finding } from '../finding.ts';
import type { RuleName } from '../rules.ts';

/** Rules that are about all published files together, and stand in one of them only for want of another place. */
const OF_ALL: ReadonlySet<string> = new Set<RuleName>(['none-featured']);

/** What was found while hidden files were looked at: all of it as drafts see it, and what each day to come would find. */
export interface Rehearsed {
  readonly drafts: readonly Finding[];
  readonly days: readonly { readonly day: string; readonly findings: readonly Finding[] }[];
}

/**
 * What is to be said of files that are not published yet: what stands in a draft, and what is found on a day to come, be it in another
 * file, since a build of that day would stop. `published` is said already. It stops nothing today, so an error is a warning that says when
 * it will be more.
 */
export function findingsInHidden(
  { drafts, days }: Rehearsed,
  published: readonly Finding[],
  hidden: ReadonlyMap<string, Hidden>,
): Finding[] {
  const known = new Set(published.map(keyOf));
  const saidToday: ReadonlySet<string> = new Set(known);
  const isNew = (finding: Finding): boolean => {
    const key = keyOf(finding);
    const isKnown = known.has(key);
    known.add(key);
    return !isKnown;
  };
  const inDrafts = drafts.filter((one) => isOwn(one, hidden) && hidden.get(one.file)?.reason === 'draft');
  return [
    ...days.flatMap(({ day, findings }) =>
      findings
        .filter((one) => (one.severity === 'error' || isOwn(one, hidden)) && isNew(one))
        .map((one) => soften(one, consequenceOn(day, hidden.get(one.file))))
        .filter((one) => one.severity !== 'warning' || !saidToday.has(keyOf(one))),
    ),
    ...inDrafts.filter(isNew),
  ];
}

/** Whether a finding is about a hidden file by itself. */
function isOwn({ file, rule }: Finding, hidden: ReadonlyMap<string, Hidden>): boolean {
  return hidden.has(file) && !OF_ALL.has(rule);
}

function keyOf(finding: Finding): string {
  const { file, line, column, rule } = finding;
  return [file, line, column, rule, messageOf(finding)].join('\0');
}

/** What will become of an error on a day to come, in a file that waits for it or in another. */
function consequenceOn(day: string, why: Hidden | undefined): string {
  return why?.reason === 'waiting' && why.day === day ? consequenceOf(why) : `an error from ${day} on`;
}

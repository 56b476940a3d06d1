import type { Hidden } from '../../content/model/edition.ts';
import { consequenceOf, messageOf, soften, type Finding } from '../../findings/finding.ts';
import type { RuleName } from '../../findings/rules.ts';

/** Rules about all published files together; the file of such a finding is arbitrary. */
const OF_ALL: ReadonlySet<string> = new Set<RuleName>(['none-featured']);

/** What was found in a check of hidden files: all findings with drafts shown, and those of each future day. */
export interface Rehearsed {
  readonly drafts: readonly Finding[];
  readonly days: readonly { readonly day: string; readonly findings: readonly Finding[] }[];
}

/**
 * Returns findings about files that are not published yet: those in a draft, and those of a future day, even in other
 * files, because a build on that day would stop. Excludes those in `published`, which have been reported. Errors become
 * warnings that say when they will be errors, because they stop nothing today.
 */
export function findingsInHidden(
  { drafts, days }: Rehearsed,
  published: readonly Finding[],
  hidden: ReadonlyMap<string, Hidden>,
): Finding[] {
  const known = new Set(published.map(keyOf));
  const reportedToday: ReadonlySet<string> = new Set(known);
  // Notes the finding, too, so that the same one is not new the next time.
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
        .filter((one) => one.severity !== 'warning' || !reportedToday.has(keyOf(one))),
    ),
    ...inDrafts.filter(isNew),
  ];
}

/** Tells whether a finding is about a hidden file itself. */
function isOwn({ file, rule }: Finding, hidden: ReadonlyMap<string, Hidden>): boolean {
  return hidden.has(file) && !OF_ALL.has(rule);
}

function keyOf(finding: Finding): string {
  const { file, line, column, rule } = finding;
  return [file, line, column, rule, messageOf(finding)].join('\0');
}

/** Returns what will become of an error on a future day, in a file that waits for that day or in another. */
function consequenceOn(day: string, why: Hidden | undefined): string {
  return why?.reason === 'waiting' && why.day === day ? consequenceOf(why) : `an error from ${day} on`;
}

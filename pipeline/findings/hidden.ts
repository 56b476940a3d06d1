import type { VFileMessage } from 'vfile-message';
import type { Hidden } from '../model/edition.ts';
import type { RuleName } from '../rules.ts';

/** Rules that are about all published files together, and stand in one of them only for want of another place. */
const OF_ALL: ReadonlySet<string> = new Set<RuleName>(['none-featured']);

/**
 * What is to be said of files that are not published yet: of all that was found while they were looked at, what stands in them and
 * was not found without. It stops nothing today, so an error is a warning that says when it will be more.
 */
export function findingsInHidden(
  all: readonly VFileMessage[],
  published: readonly VFileMessage[],
  hidden: ReadonlyMap<string, Hidden>,
): VFileMessage[] {
  const known = new Set(published.map(keyOf));
  return all.flatMap((finding) => {
    const why = hidden.get(finding.file ?? '');
    if (!why || known.has(keyOf(finding)) || OF_ALL.has(finding.ruleId ?? '')) return [];
    if (finding.fatal !== true) return [finding];
    return [Object.assign(finding, { fatal: false, reason: `${finding.reason} (${consequenceOf(why)})` })];
  });
}

function keyOf({ file, line, column, ruleId, reason }: VFileMessage): string {
  return [file, line, column, ruleId, reason].join('\0');
}

function consequenceOf(why: Hidden): string {
  return why.reason === 'draft'
    ? 'a draft: an error once it is published'
    : `waits for ${why.day}: an error from that day on`;
}

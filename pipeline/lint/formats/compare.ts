import { messageOf, type Finding } from '../finding.ts';

/**
 * Returns new findings and those that have disappeared. A finding that only moved in its file is neither; findings with
 * one key are equal.
 */
export function compareFindings(
  before: readonly Finding[],
  now: readonly Finding[],
  keyOf = whatIsSaid,
): { readonly fresh: Finding[]; readonly gone: Finding[] } {
  return { fresh: without(now, before, keyOf), gone: without(before, now, keyOf) };
}

/** Returns the findings without an equal in another list, counting duplicates. */
function without(
  findings: readonly Finding[],
  others: readonly Finding[],
  keyOf: (finding: Finding) => string,
): Finding[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(keyOf(other), (counts.get(keyOf(other)) ?? 0) + 1);
  return findings.filter((finding) => {
    const left = counts.get(keyOf(finding)) ?? 0;
    counts.set(keyOf(finding), left - 1);
    return left <= 0;
  });
}

function whatIsSaid(finding: Finding): string {
  return [finding.file, finding.rule, finding.severity, messageOf(finding)].join('\0');
}

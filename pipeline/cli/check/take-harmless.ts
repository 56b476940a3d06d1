import type { Finding } from '../../finding.ts';

/** Mends that were chosen, those that were not, and what is found with the chosen ones. */
interface Taken {
  readonly taken: readonly Finding[];
  readonly left: readonly Finding[];
  readonly findings: readonly Finding[];
}

/**
 * Chooses mends after which no error is there that was not there before and has no mend of its own. The mend of an error may bring others to
 * light: the content could not be published either way. `attempt` says what is found after some mends; where all can be taken it is asked once.
 */
export async function takeHarmless(
  mends: readonly Finding[],
  before: readonly Finding[],
  attempt: (mends: readonly Finding[]) => Promise<readonly Finding[]>,
): Promise<Taken> {
  const withAll = await attempt(mends);
  const others = mends.filter(({ severity }) => severity !== 'error');
  if (others.length === 0 || !hasNewErrors(before, withAll)) return { taken: mends, left: [], findings: withAll };
  let taken = mends.filter(({ severity }) => severity === 'error');
  const left: Finding[] = [];
  const known = taken.length > 0 ? await attempt(taken) : before;
  let findings = known;
  const take = async (group: readonly Finding[], found: readonly Finding[]): Promise<void> => {
    if (!hasNewErrors(known, found)) [taken, findings] = [[...taken, ...group], found];
    else if (group.length === 1) left.push(...group);
    else {
      const half = Math.ceil(group.length / 2);
      for (const part of [group.slice(0, half), group.slice(half)])
        await take(part, await attempt([...taken, ...part]));
    }
  };
  await take(others, withAll);
  return { taken, left, findings };
}

function hasNewErrors(before: readonly Finding[], after: readonly Finding[]): boolean {
  const known = countErrors(before);
  return [...countErrors(after)].some(([kind, count]) => count > (known.get(kind) ?? 0));
}

/** Errors that nobody but a writer can mend, by their files and rules: their places, and the lines they name, may have moved. */
function countErrors(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const finding of findings) {
    if (finding.severity !== 'error' || finding.mend) continue;
    const kind = `${finding.file}\0${finding.rule}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

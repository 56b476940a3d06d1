import { readQuantities, stemOf } from '../../compile/quantities.ts';
import type { Facts } from '../../compile/facts.ts';
import type { CountingFact, FactValues } from '../../compile/parse/file-linter.ts';
import { factsOfSite } from '../../compile/parse/settings.ts';

/** Words in names that say what kind of value it is, not what it is about. */
const KINDS_OF_VALUE = new Set(
  'duration time price cost fee rate term count number total length in of per for by'.split(' ').map(stemOf),
);

/**
 * Returns the facts that count something. If several names share their first word, it is their subject (`sprint-price`,
 * `sprint-duration`) and the label of each; any other fact is labelled by all words of its name together.
 */
export function factValues(facts: Facts): FactValues {
  const names = [...facts.keys()].filter((name) => !OF_SITE.has(name));
  const subjects = names.map((name) => stemOf(name.split('-')[0] ?? ''));
  const values = new Map<string, CountingFact[]>();
  for (const [index, name] of names.entries()) {
    const value = facts.get(name) ?? '';
    const words = name.split('-').map(stemOf);
    const [subject = ''] = words;
    const own = words.filter((word) => !KINDS_OF_VALUE.has(word));
    const isGroup = subjects.indexOf(subject) !== index || subjects.lastIndexOf(subject) !== index;
    for (const { key, ...fact } of countedIn(value, words))
      values.set(key, [
        ...(values.get(key) ?? []),
        { name, labels: isGroup && !fact.isBare ? [subject] : own, ...fact },
      ]);
  }
  return values;
}

const OF_SITE = new Set(factsOfSite(undefined).map(({ name }) => name));

function countedIn(value: string, words: readonly string[]) {
  if (/^\d+$/.test(value))
    return words.map((word) => ({ key: `${value}-${value} ${word}`, before: '', behind: '', isBare: true }));
  const [first] = readQuantities(value);
  if (!first) return [];
  const behindNumber = value.slice(first.end);
  // In `2-4 hours per week` the hours are counted, in `4 live sessions` the sessions.
  const counted = first.keys.filter(
    ({ end }) => !/\b(?:per|a|an|pro|par|al|alla|por)\b/iu.test(value.slice(first.end, end)),
  );
  const { key, end } = counted.at(-1) ?? { key: '', end: 0 };
  const ofMoney = /^(\S+ )[a-z]{3}$/.exec(key)?.[1];
  const rest = { before: value.slice(0, first.index), behind: value.slice(end), isBare: false };
  const isMoney = behindNumber === value.slice(end) && ofMoney !== undefined;
  return [key, ...(isMoney ? [`${ofMoney}money`] : [])].filter(Boolean).map((one) => ({ key: one, ...rest }));
}

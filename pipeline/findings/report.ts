import { MAX_ALIKE } from '../content/limits.ts';
import type { Hidden } from '../content/model/edition.ts';
import { byPlace, consequenceOf, messageOf, soften, type Finding, type Place } from './finding.ts';
import type { Message, Span } from './message.ts';
import { ruleOf, type RuleName } from './rules.ts';

/** Rules whose findings are errors before a launch. */
export const REFUSED_AT_LAUNCH: ReadonlySet<RuleName> = new Set(['placeholder-left', 'unconfirmed-sentence']);

interface Circumstances {
  /** Whether a remaining placeholder or sentence to confirm counts as an error. */
  readonly launch?: boolean | undefined;
  /** Files that are not published yet: their errors become warnings that say when they will be errors. */
  readonly hidden?: ReadonlyMap<string, Hidden>;
}

/** The findings of one rule in one file. */
interface Alike {
  count: number;
  /** Represents the findings that are only counted. */
  further?: Finding;
}

/**
 * Returns the findings of messages, and of those that were made before, sorted by file and place. Counts equal findings
 * once. Keeps only the first hundred findings of one rule in one file and counts the rest: they have one cause, or are
 * too many to read.
 */
export function findingsOf(
  all: Iterable<Message | Finding>,
  { launch = false, hidden = new Map() }: Circumstances = {},
): readonly Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  const alike = new Map<string, Alike>();
  const spans = new Map<Finding, readonly Span[]>();
  for (const one of all) {
    if ('values' in one) add({ rule: one.rule, ...one.place }, () => toFinding(one), one.explains);
    else add(one, () => one);
  }
  const told = [...findings, ...[...alike.values()].flatMap(({ further }) => further ?? [])];
  return told
    .filter((finding) => ![...spans.keys()].some((other) => explains(other, finding)))
    .map(withWeightOfExplained)
    .map((finding) => {
      const why = hidden.get(finding.file);
      return why ? soften(finding, consequenceOf(why)) : finding;
    })
    .toSorted(byPlace);

  function asAtLaunch(finding: Finding): Finding {
    return launch && REFUSED_AT_LAUNCH.has(finding.rule) ? { ...finding, severity: 'error' } : finding;
  }

  /** Tells whether one finding makes another needless; of two that explain each other, the first stays. */
  function explains(one: Finding, other: Finding): boolean {
    return covers(one, other) && !(covers(other, one) && findings.indexOf(other) < findings.indexOf(one));
  }

  /** Tells whether a finding stands in a span of another rule's finding. */
  function covers(one: Finding, other: Finding): boolean {
    return one.rule !== other.rule && (spans.get(one) ?? []).some(({ from, to }) => isBetween(other, from, to));
  }

  /** Makes an error of a finding that explains one: what refuses a build must not be hidden. */
  function withWeightOfExplained(finding: Finding): Finding {
    const isHeavier = spans.has(finding) && told.some((one) => one.severity === 'error' && explains(finding, one));
    return isHeavier ? { ...finding, severity: 'error' } : finding;
  }

  function add(
    base: Place & Pick<Finding, 'rule' | 'further'>,
    whole: () => Finding,
    explained?: readonly Span[],
  ): void {
    const kind = `${base.rule}\0${base.file}`;
    const known = alike.get(kind) ?? { count: 0 };
    alike.set(kind, known);
    if (known.count >= MAX_ALIKE || base.further !== undefined) {
      const further = (known.further?.further ?? 0) + (base.further ?? 1);
      const { file, line, column } = known.further ?? base;
      const { severity } = ruleOf(base.rule);
      known.further = asAtLaunch({ rule: base.rule, file, line, column, severity, parameters: {}, further });
      return;
    }
    const finding = asAtLaunch(whole());
    const key = [kind, finding.line, finding.column, messageOf(finding)].join('\0');
    if (seen.has(key)) return;
    seen.add(key);
    known.count++;
    findings.push(finding);
    if (explained) spans.set(finding, explained);
  }
}

function toFinding({ rule, place: { file, line, column }, values, fix: lazyFix }: Message): Finding {
  const parameters = typeof values === 'function' ? values() : values;
  const fix = typeof lazyFix === 'function' ? lazyFix() : lazyFix;
  return { rule, file, line, column, severity: ruleOf(rule).severity, parameters, ...(fix && { fix }) };
}

function isBetween(place: Place, from: Place, to: Place): boolean {
  return place.file === from.file && comparePlaces(from, place) <= 0 && comparePlaces(place, to) <= 0;
}

function comparePlaces(a: Place, b: Place): number {
  return a.line - b.line || a.column - b.column;
}

import { byPlace, consequenceOf, messageOf, soften, type Finding, type Place } from './finding.ts';
import type { Fix } from './markdown/found.ts';
import { MOST_ALIKE } from '../content/limits.ts';
import type { Hidden } from '../content/model/edition.ts';
import { ruleOf, type ParametersOf, type RuleName } from './rules.ts';

export type { Place } from './finding.ts';

/** Maps line `line`, column `column` (from 1) of a text to a place in its file. */
export type Locator = (line: number, column: number) => Place;

/** Parameters of a rule's message; a function if they are expensive to compute, such as a search for what was meant. */
export type Values<Name extends RuleName = RuleName> = ParametersOf<Name> | (() => ParametersOf<Name>);

/** A fix, or a function that computes it if finding out whether there is one is expensive. */
export type LazyFix = Fix | (() => Fix | undefined);

/**
 * Collects the findings of all stages. Counts equal findings once. Keeps only the first hundred findings of one rule in
 * one file and counts the rest: they have one cause, or are too many to read.
 */
export interface Report {
  report<Name extends RuleName>(rule: Name, place: Place, values: Values<Name>, fix?: LazyFix): void;
  /** Adds the findings of another report. */
  take(findings: readonly Finding[]): void;
  /** Drops findings of a rule between two places in the same file, because another finding says what is wrong there. */
  leaveOut(rule: RuleName, from: Place, to: Place): void;
  /** Marks a file as not published yet: its errors become warnings that say when they will be errors. */
  holdBack(file: string, why: Hidden): void;
  /** Returns everything found so far, sorted by file and place. */
  findings(): readonly Finding[];
}

/** The findings of one rule in one file. */
interface Alike {
  count: number;
  /** Represents the findings that are only counted. */
  further?: Finding;
}

/** Rules whose findings are errors before a launch. */
export const REFUSED_AT_LAUNCH: ReadonlySet<RuleName> = new Set(['placeholder-left', 'unconfirmed-sentence']);

/** Creates an empty report. With `launch`, a remaining placeholder or sentence to confirm counts as an error. */
export function createReport({ launch = false } = {}): Report {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  const alike = new Map<string, Alike>();
  const held = new Map<string, string>();
  const explained: ((finding: Finding) => boolean)[] = [];
  return {
    report: (rule, { file, line, column }, values, lazyFix) =>
      add({ rule, file, line, column }, (base) => {
        const parameters = typeof values === 'function' ? values() : values;
        const fix = typeof lazyFix === 'function' ? lazyFix() : lazyFix;
        return { ...base, severity: ruleOf(rule).severity, parameters, ...(fix && { fix }) };
      }),
    take: (others) => {
      for (const finding of others) add(finding, () => finding);
    },
    leaveOut: (rule, from, to) =>
      void explained.push(
        (finding) => finding.rule === rule && finding.file === from.file && isBetween(finding, from, to),
      ),
    holdBack: (file, why) => void held.set(file, consequenceOf(why)),
    findings: () =>
      [...findings, ...[...alike.values()].flatMap(({ further }) => further ?? [])]
        .filter((finding) => !explained.some((isExplained) => isExplained(finding)))
        .map((finding) => soften(finding, held.get(finding.file)))
        .toSorted(byPlace),
  };

  function asAtLaunch(finding: Finding): Finding {
    return launch && REFUSED_AT_LAUNCH.has(finding.rule) ? { ...finding, severity: 'error' } : finding;
  }

  function add<Base extends Place & Pick<Finding, 'rule' | 'further'>>(
    base: Base,
    whole: (base: Base) => Finding,
  ): void {
    const kind = `${base.rule}\0${base.file}`;
    const known = alike.get(kind) ?? { count: 0 };
    alike.set(kind, known);
    if (known.count >= MOST_ALIKE || base.further !== undefined) {
      const further = (known.further?.further ?? 0) + (base.further ?? 1);
      const { file, line, column } = known.further ?? base;
      const { severity } = ruleOf(base.rule);
      known.further = asAtLaunch({ rule: base.rule, file, line, column, severity, parameters: {}, further });
      return;
    }
    const finding = asAtLaunch(whole(base));
    const key = [kind, finding.line, finding.column, messageOf(finding)].join('\0');
    if (seen.has(key)) return;
    seen.add(key);
    known.count++;
    findings.push(finding);
  }
}

function isBetween(place: Place, from: Place, to: Place): boolean {
  return comparePlaces(from, place) <= 0 && comparePlaces(place, to) <= 0;
}

function comparePlaces(a: Place, b: Place): number {
  return a.line - b.line || a.column - b.column;
}

import { VFileMessage } from 'vfile-message';
import { MOST_ALIKE } from './limits.ts';
import type { Hidden } from './model/edition.ts';
import { addressOfRule, ruleOf, type ParametersOf, type RuleName } from './rules.ts';
import type { Severity } from './lint/rule.ts';

/** Where a finding stands: `file` relative to the content folder, `line` and `column` counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Where line `line`, column `column` (from 1) of a text stands in its file. */
export type Locator = (line: number, column: number) => Place;

/** Fill the words of a rule. As a function where they cost something, such as a search for what was meant. */
export type Values<Name extends RuleName = RuleName> = ParametersOf<Name> | (() => ParametersOf<Name>);

/** A rule with what fills its words. */
export type Told = {
  readonly [Name in RuleName]: { readonly rule: Name; readonly values: Values<Name> };
}[RuleName];

/** The one right mend of a finding: what stands at its place, letter by letter, and what should stand there instead. */
export interface Mend {
  readonly actual: string;
  readonly expected: string;
}

/** A mend as it is handed in: as a function where it costs something to find out whether there is one. */
export type Mending = Mend | (() => Mend | undefined);

/**
 * Collects what the stages find. `report()` is the only way in; the same finding counts once. Of one rule in one
 * file only the first hundred are kept, and the others counted: they have one cause, or nobody reads them.
 */
export interface Report {
  report<Name extends RuleName>(rule: Name, place: Place, values: Values<Name>, mend?: Mending): void;
  /** What stands in a file that is not published yet stops nothing: an error there is a warning, which says when it will be more. */
  holdBack(file: string, why: Hidden): void;
  /** Everything found so far, sorted by file and place. */
  findings(): readonly VFileMessage[];
}

/** A finding as it was handed in, as plain data that can go from one thread to another. */
export interface Reported {
  readonly rule: RuleName;
  readonly place: Place;
  readonly values: Record<string, string>;
  readonly mend?: Mend;
}

/**
 * A report of one file that only writes down what it is told, to be told to another. Like that one it takes the same finding
 * once, and asks for no values beyond the first hundred of a rule.
 */
export function createRecorder(): Report & { readonly reported: readonly Reported[] } {
  const reported: Reported[] = [];
  const seen = new Set<string>();
  const counts = new Map<RuleName, number>();
  return {
    reported,
    report(rule, place, values, mending) {
      const count = counts.get(rule) ?? 0;
      const known = count < MOST_ALIKE && typeof values === 'function' ? values() : values;
      const asked = typeof known === 'function' ? {} : known;
      const key = JSON.stringify([rule, place, asked]);
      if (seen.has(key)) return;
      seen.add(key);
      counts.set(rule, count + 1);
      const mend = count < MOST_ALIKE ? settle(mending) : undefined;
      reported.push({ rule, place, values: asked, ...(mend && { mend }) });
    },
    holdBack: () => undefined,
    findings: () => [],
  };
}

/** An empty report. With `launch`, a stand-in that is left counts as an error. */
export function createReport({ launch = false } = {}): Report {
  const findings: VFileMessage[] = [];
  const seen = new Set<string>();
  const alike = new Map<string, Alike>();
  const held = new Map<string, string>();
  return {
    holdBack: (file, why) => void held.set(file, consequenceOf(why)),
    report(name, place, values, mending) {
      const kind = `${name}\0${place.file}`;
      const { count, further, firstFurther = place } = alike.get(kind) ?? { count: 0, further: 0 };
      if (count === MOST_ALIKE) {
        alike.set(kind, { count, further: further + 1, firstFurther, name });
        return;
      }
      const words = ruleOf(name);
      const known = typeof values === 'function' ? values() : values;
      const reason = words.message(known);
      const key = [kind, place.line, place.column, reason].join('\0');
      if (seen.has(key)) return;
      seen.add(key);
      alike.set(kind, { count: count + 1, further, name });
      const mend = settle(mending);
      findings.push(toMessage(name, place, { reason, help: words.advice(known), ...(mend && { mend }) }, launch));
    },
    findings: () =>
      [...findings, ...furtherFindings(alike.values(), launch)]
        .map((finding) => soften(finding, held.get(finding.file ?? '')))
        .toSorted(byPlace),
  };
}

function consequenceOf(why: Hidden): string {
  return why.reason === 'draft'
    ? 'a draft: an error once it is published'
    : `waits for ${why.day}: an error from that day on`;
}

/**
 * An error as a warning that says when it will be more; any other finding, and without a consequence, as it is. That a file which no
 * site is without is not published concerns the site.
 */
export function soften(finding: VFileMessage, consequence: string | undefined): VFileMessage {
  const isOfFile = finding.ruleId !== ('needed-page' satisfies RuleName);
  if (finding.fatal !== true || consequence === undefined || !isOfFile) return finding;
  return Object.assign(new VFileMessage(finding), finding, {
    fatal: false,
    reason: `${finding.reason} (${consequence})`,
  });
}

function settle(mending: Mending | undefined): Mend | undefined {
  return typeof mending === 'function' ? mending() : mending;
}

/** How many findings of one rule one file has: those that are kept, and those that are only counted. */
interface Alike {
  readonly name: RuleName;
  readonly count: number;
  readonly further: number;
  readonly firstFurther?: Place;
}

function furtherFindings(alike: Iterable<Alike>, launch: boolean): VFileMessage[] {
  return [...alike].flatMap(({ name, further, firstFurther }) =>
    firstFurther
      ? [
          toMessage(
            name,
            firstFurther,
            { reason: `${further} more of this kind from here on`, help: SEE_ABOVE },
            launch,
          ),
        ]
      : [],
  );
}

const SEE_ABOVE = 'What to do stands with those above; they may have one cause.';

/** What a finding says. */
interface Said {
  readonly reason: string;
  readonly help: string;
  readonly mend?: Mend;
}

function toMessage(
  name: RuleName,
  { file, line, column }: Place,
  { reason, help, mend }: Said,
  launch: boolean,
): VFileMessage {
  const { severity } = ruleOf(name);
  const message = new VFileMessage(reason, { place: { line, column }, ruleId: name, source: 'site' });
  message.file = file;
  message.fatal = toFatal(launch && name === 'placeholder-left' ? 'error' : severity);
  message.note = help;
  message.url = addressOfRule(name);
  if (mend) Object.assign(message, { actual: mend.actual, expected: [mend.expected] });
  return message;
}

/** A finding as plain data, for a build that finds the same without looking. */
export interface PlainFinding extends Place, Said {
  readonly rule: RuleName;
  /** As it counts where it was found: that of a draft is held back. */
  readonly severity: Severity;
}

export function toPlainFinding(finding: VFileMessage): PlainFinding {
  const { file = '', line = 1, column = 1, ruleId, reason, note: help = '' } = finding;
  const mend = mendOf(finding);
  const severity = severityOf(finding);
  return { file, line, column, rule: ruleId as RuleName, severity, reason, help, ...(mend && { mend }) };
}

export function fromPlainFinding({ rule, severity, reason, help, mend, ...place }: PlainFinding): VFileMessage {
  return Object.assign(toMessage(rule, place, { reason, help, ...(mend && { mend }) }, false), {
    fatal: toFatal(severity),
  });
}

/** The one right mend of a finding, where there is one. */
export function mendOf({ actual, expected }: VFileMessage): Mend | undefined {
  const [only] = expected ?? [];
  return typeof actual === 'string' && only !== undefined ? { actual, expected: only } : undefined;
}

/** `error`, `warning` or `note`, read back from a finding. */
export function severityOf(finding: VFileMessage): Severity {
  if (finding.fatal === true) return 'error';
  return finding.fatal === false ? 'warning' : 'note';
}

/** Whether any finding stops a build. */
export function hasErrors(findings: readonly VFileMessage[]): boolean {
  return findings.some((finding) => finding.fatal === true);
}

function toFatal(severity: Severity): boolean | undefined {
  return severity === 'note' ? undefined : severity === 'error';
}

/** The order in which findings are shown: of files, then of places. */
export function byPlace(a: VFileMessage, b: VFileMessage): number {
  const [fileA, fileB] = [a.file ?? '', b.file ?? ''];
  if (fileA !== fileB) return fileA < fileB ? -1 : 1;
  return (
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    (a.reason < b.reason ? -1 : Number(a.reason > b.reason))
  );
}

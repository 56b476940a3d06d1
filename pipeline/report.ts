import { VFileMessage } from 'vfile-message';
import { rules, type RuleName, type Severity } from './rules.ts';

/** Where a finding stands: `file` relative to the content folder, `line` and `column` counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Collects what the stages find. `report()` is the only way in; the same finding counts once. */
export interface Report {
  /** Adds a finding; `values` fill the rule's sentence. */
  report(rule: RuleName, place: Place, values?: Record<string, string>): void;
  /** Everything found so far, sorted by file and place. */
  findings(): readonly VFileMessage[];
}

/** A finding as it was handed in, as plain data that can go from one thread to another. */
export interface Reported {
  readonly rule: RuleName;
  readonly place: Place;
  readonly values: Record<string, string>;
}

/** A report that only writes down what it is told, to be told to another. */
export function createRecorder(): Report & { readonly reported: readonly Reported[] } {
  const reported: Reported[] = [];
  return {
    reported,
    report: (rule, place, values = {}) => void reported.push({ rule, place, values }),
    findings: () => [],
  };
}

/** An empty report. With `launch`, a stand-in that is left counts as an error. */
export function createReport({ launch = false } = {}): Report {
  const findings: VFileMessage[] = [];
  const seen = new Set<string>();
  return {
    report(name, place, values = {}) {
      const rule = rules[name];
      const reason = rule.say(values);
      const key = [name, place.file, place.line, place.column, reason].join('\0');
      if (seen.has(key)) return;
      seen.add(key);
      const message = new VFileMessage(reason, {
        place: { line: place.line, column: place.column },
        ruleId: name,
        source: 'site',
      });
      message.file = place.file;
      message.fatal = toFatal(launch && name === 'placeholder-left' ? 'error' : rule.severity);
      message.note = rule.help;
      findings.push(message);
    },
    findings: () => findings.toSorted(byPlace),
  };
}

/** `error`, `warning` or `info`, read back from a finding. */
export function severityOf(finding: VFileMessage): Severity {
  if (finding.fatal === true) return 'error';
  return finding.fatal === false ? 'warning' : 'info';
}

/** Whether any finding stops a build. */
export function hasErrors(findings: readonly VFileMessage[]): boolean {
  return findings.some((finding) => finding.fatal === true);
}

function toFatal(severity: Severity): boolean | undefined {
  return severity === 'info' ? undefined : severity === 'error';
}

function byPlace(a: VFileMessage, b: VFileMessage): number {
  const [fileA, fileB] = [a.file ?? '', b.file ?? ''];
  if (fileA !== fileB) return fileA < fileB ? -1 : 1;
  return (
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    (a.reason < b.reason ? -1 : Number(a.reason > b.reason))
  );
}

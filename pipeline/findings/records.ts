import path from 'node:path';
import type { VFileMessage } from 'vfile-message';
import { mendOf, severityOf, type Mend } from '../report.ts';
import type { Severity } from '../lint/rule.ts';

/** A finding as data, for editors and other programs. `file` is relative to the working folder, if it is inside. */
export interface FindingRecord {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly severity: Severity;
  readonly rule: string;
  readonly message: string;
  readonly help: string;
  /** Where the rule is explained, from the root of the project. */
  readonly url: string;
  /** What stands at the place and is wrong, and what should stand there; only where one mend is right. */
  readonly mend?: Mend;
}

/** The findings as plain data. `root` is the content folder. */
export function toRecords(findings: readonly VFileMessage[], root: string): FindingRecord[] {
  const shown = path.relative(process.cwd(), root);
  const folder = shown.startsWith('..') ? root : shown;
  return findings.map((finding) => {
    const mend = mendOf(finding);
    return {
      file: path.join(folder, finding.file ?? ''),
      line: finding.line ?? 1,
      column: finding.column ?? 1,
      severity: severityOf(finding),
      rule: finding.ruleId ?? '',
      message: finding.reason,
      help: finding.note ?? '',
      url: finding.url ?? '',
      ...(mend && { mend }),
    };
  });
}

/** The records of each file, in the order in which the files come up. */
export function recordsByFile(records: readonly FindingRecord[]): ReadonlyMap<string, readonly FindingRecord[]> {
  const files = new Map<string, FindingRecord[]>();
  for (const record of records) {
    const own = files.get(record.file);
    if (own) own.push(record);
    else files.set(record.file, [record]);
  }
  return files;
}

/** Whether it only says that a stand-in is left; before a launch that is an error like others. */
export function isStandIn({ rule, severity }: FindingRecord): boolean {
  return rule === 'place-kept' || (rule === 'placeholder-left' && severity !== 'error');
}

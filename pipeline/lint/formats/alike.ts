import { groupBy } from '../../shared/group-by.ts';
import { adviceOf, messageOf, type Finding } from '../finding.ts';

/** Similar findings in one file: the first, and the others. */
export interface Alike {
  readonly first: Finding;
  readonly others: readonly Finding[];
}

const QUOTED = /`([^`]+)`/g;
const NUMBER = /\d+/g;

/**
 * Groups findings that are alike, in the order of the first of each group: the same rule, the same file, and the same
 * message except for quotations and numbers. A sentence to confirm is shown by itself.
 */
export function alikeOf(findings: readonly Finding[]): Alike[] {
  const kinds = groupBy(findings, (finding) => {
    const { file, rule, severity } = finding;
    const message = messageOf(finding);
    const kind = rule === 'unconfirmed-sentence' ? message : kindOf(message);
    return [file, rule, severity, kind, kindOf(adviceOf(finding))].join('\0');
  });
  return [...kinds.values()].flatMap(([first, ...others]) => (first ? [{ first, others }] : []));
}

/** Returns the quotations of the writer's text in a message, in order. */
export function quotedOf(sentence: string): string[] {
  return [...sentence.matchAll(QUOTED)].map(([, quoted = '']) => quoted);
}

function kindOf(sentence: string): string {
  return sentence.replace(QUOTED, '``').replace(NUMBER, '0');
}

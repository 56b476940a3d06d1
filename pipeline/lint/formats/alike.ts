import { groupBy } from '../../shared/group-by.ts';
import { adviceOf, messageOf, type Finding } from '../finding.ts';

/** Findings of one kind in one file: the first of them, and the others. */
export interface Alike {
  readonly first: Finding;
  readonly others: readonly Finding[];
}

const QUOTED = /`([^`]+)`/g;
const NUMBER = /\d+/g;

/**
 * Findings that are alike, in the order of the first of each kind: of one rule in one file, of which the same is
 * said but for what is quoted and for numbers.
 */
export function alikeOf(findings: readonly Finding[]): Alike[] {
  const kinds = groupBy(findings, (finding) => {
    const { file, rule, severity } = finding;
    return [file, rule, severity, kindOf(messageOf(finding)), kindOf(adviceOf(finding))].join('\0');
  });
  return [...kinds.values()].flatMap(([first, ...others]) => (first ? [{ first, others }] : []));
}

/** What a sentence quotes of the writer's own text, in order. */
export function quotedOf(sentence: string): string[] {
  return [...sentence.matchAll(QUOTED)].map(([, quoted = '']) => quoted);
}

function kindOf(sentence: string): string {
  return sentence.replace(QUOTED, '``').replace(NUMBER, '0');
}

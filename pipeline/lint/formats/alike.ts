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
  const kinds = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = [
      finding.file,
      finding.rule,
      finding.severity,
      kindOf(messageOf(finding)),
      kindOf(adviceOf(finding)),
    ].join('\0');
    const known = kinds.get(key);
    if (known) known.push(finding);
    else kinds.set(key, [finding]);
  }
  return [...kinds.values()].flatMap(([first, ...others]) => (first ? [{ first, others }] : []));
}

/** What a sentence quotes of the writer's own text, in order. */
export function quotedOf(sentence: string): string[] {
  return [...sentence.matchAll(QUOTED)].map(([, quoted = '']) => quoted);
}

function kindOf(sentence: string): string {
  return sentence.replace(QUOTED, '``').replace(NUMBER, '0');
}

import { adviceOf, type Finding, type Fix, messageOf, type Place } from '../../findings/finding.ts';
import { groupBy } from '../../shared/group-by.ts';

/** Returns the lines of a file by its name in findings; undefined if it has no text to show. */
export type LinesOf = (file: string) => readonly string[] | undefined;

/** The position after the last character; line and column count from 1. */
export interface End {
  readonly endLine: number;
  readonly endColumn: number;
}

/** What a link, a picture, a tag, a quoted value or a fact begins with, before its name. */
const OPENING = /^(?:!?\[|[<"']|\{\{)/;

/**
 * Returns the end of a finding's range, if known: the end of what its fix replaces, or of the first quotation in its
 * message, if that is at its place.
 */
export function endOfPlace(finding: Finding, linesOf: LinesOf): End | undefined {
  const { file, line, column, fix = finding.suggestion } = finding;
  if (fix && fix.actual !== '') return endOfFix(finding, fix);
  const rest = linesOf(file)?.[line - 1]?.slice(column - 1) ?? '';
  const [named] = quotedOf(messageOf(finding));
  const at = named === undefined ? -1 : rest.indexOf(named);
  const isMeant = named !== undefined && (at === 0 || (at > 0 && OPENING.test(rest)));
  return isMeant ? { endLine: line, endColumn: column + at + named.length } : undefined;
}

/** Returns the end of what a fix replaces. */
function endOfFix({ line, column }: Place, { actual }: Fix): End {
  const lines = actual.split('\n');
  const length = lines.at(-1)?.length ?? 0;
  return { endLine: line + lines.length - 1, endColumn: lines.length > 1 ? length + 1 : column + length };
}

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

import { messageOf, type Finding, type Place } from '../finding.ts';
import type { Fix } from '../markdown/found.ts';
import { quotedOf } from './alike.ts';

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

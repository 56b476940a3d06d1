import type { Finding } from '../../lint/finding.ts';
import type { LinesOf } from '../../lint/formats/end-of-place.ts';
import { toGithubLines } from '../../lint/formats/github.ts';
import { toJsonLines } from '../../lint/formats/json.ts';
import { isPlaceholder, shownFrom } from '../../lint/formats/shown.ts';
import { toEnding, toText } from '../../lint/formats/text.ts';
import { say, sayForPrograms, type Line } from '../../shared/terminal.ts';
import type { Options } from '../arguments/arguments.ts';
import type { Format } from '../arguments/commands.ts';
import { nextCommand } from '../arguments/next-command.ts';
import { surroundingsOf, createSourceLines } from '../terminal/show-findings.ts';

const WRITERS: Record<Exclude<Format, 'text'>, (records: readonly Finding[], linesOf: LinesOf) => string[]> = {
  json: toJsonLines,
  github: toGithubLines,
};

/** Prints findings in the requested format; for people, with `notes` before the summary. */
export function printFindings(
  findings: readonly Finding[],
  { content, format, placeholders, all }: Pick<Options, 'content' | 'format' | 'placeholders' | 'all'>,
  notes: readonly string[] = [],
): void {
  const records = shownFrom(findings, content);
  if (format === 'text') {
    const shown = placeholders ? records : records.filter((record) => !isPlaceholder(record));
    return say([...toParagraph(shown, all), ...notes, ...toEnding(records, placeholders, all, checkCommand)]);
  }
  const lines = WRITERS[format](records, createSourceLines());
  if (lines.length > 0) sayForPrograms(lines);
}

/** Returns the command for the same check with one more option. */
export function checkCommand(option: string): string {
  return nextCommand('check', option);
}

/** Returns findings followed by an empty line, if there are any. */
export function toParagraph(records: readonly Finding[], showsAll: boolean): Line[] {
  const around = { ...surroundingsOf(process.stdout), showsAll };
  return records.length > 0 ? [...toText(records, around), ''] : [];
}

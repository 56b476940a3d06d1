import type { Finding } from '../../lint/finding.ts';
import { isPlaceholder, shownFrom } from '../../lint/formats/shown.ts';
import { countShown, toText, type Display } from '../../lint/formats/text.ts';
import { complain, paint } from '../../shared/terminal.ts';
import { readFileSync, statSync } from 'node:fs';
import type { LinesOf } from '../../lint/formats/end-of-place.ts';
import { MOST_BYTES } from '../../content/limits.ts';
import { decodeUtf8 } from '../../compile/read/decode.ts';

/** Width in columns without a terminal. */
const PIPE_WIDTH = 80;

/** Prints findings for a person, with a summary line. Leaves out placeholders. */
export function showFindings(findings: readonly Finding[], root: string): void {
  const shown = shownFrom(findings, root).filter((record) => !isPlaceholder(record));
  if (shown.length === 0) return;
  complain(['', ...toText(shown, surroundingsOf(process.stderr)), '', countShown(shown)]);
}

/** Returns findings as {@link showFindings} prints them, as one text without colors. */
export function describeFindings(findings: readonly Finding[], root: string): string {
  return paint(toText(shownFrom(findings, root), surroundingsOf({})), false);
}

/** Returns the display for findings: its width, and a reader of source lines that reads each file again. */
export function surroundingsOf({ columns = PIPE_WIDTH }: { readonly columns?: number }): Display {
  return { linesOf: createSourceLines(), width: columns };
}

/**
 * Returns a reader of the lines of files as the stages read them; undefined if a file is missing, not text, or too long
 * to show.
 */
export function createSourceLines(): LinesOf {
  const known = new Map<string, readonly string[] | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, readLines(file));
    return known.get(file);
  };
}

function readLines(file: string): readonly string[] | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > MOST_BYTES) return undefined;
    const decoded = decodeUtf8(readFileSync(file));
    return 'text' in decoded ? decoded.text.split('\n') : undefined;
  } catch (error) {
    // A finding is shown even if its file can no longer be read.
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    return undefined;
  }
}

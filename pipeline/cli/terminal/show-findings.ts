import type { Finding } from '../../lint/finding.ts';
import { isPlaceholder, shownFrom } from '../../lint/formats/shown.ts';
import { countShown, toText, type Display } from '../../lint/formats/text.ts';
import { plainLine } from '../../shared/styled.ts';
import { complain, complainStyled, paint } from '../../shared/terminal.ts';
import { createSourceLines } from './source-lines.ts';

/** Columns where there is no terminal. */
const PIPE_WIDTH = 80;

/** Prints findings for a person, with a line that counts them. Placeholders are left out. */
export function showFindings(findings: readonly Finding[], root: string): void {
  const shown = shownFrom(findings, root).filter((record) => !isPlaceholder(record));
  if (shown.length === 0) return;
  complainStyled([plainLine(''), ...toText(shown, surroundingsOf(process.stderr)), plainLine('')]);
  complain(countShown(shown));
}

/** Findings as {@link showFindings} prints them, as one text without colors. */
export function describeFindings(findings: readonly Finding[], root: string): string {
  return paint(toText(shownFrom(findings, root), surroundingsOf({})), false);
}

/** What findings are shown with on a terminal, or where there is none; each time files are read anew. */
export function surroundingsOf({ columns = PIPE_WIDTH }: { readonly columns?: number }): Display {
  return { linesOf: createSourceLines(), width: columns };
}

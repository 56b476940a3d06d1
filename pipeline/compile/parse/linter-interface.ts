import type { MarkdownContext, ParsedText } from '../markdown/context.ts';
import type { Locator, Report } from '../../lint/report.ts';

/**
 * Reports what looks wrong in what was read, and what was probably meant; it changes nothing of what is built. `lint/linter.ts` is
 * one, and is handed in, since compile does not import lint.
 */
export interface Linter {
  /** Reports what looks wrong in a Markdown text. */
  text(text: ParsedText, context: MarkdownContext): void;
  /** Reports what looks wrong in a line of plain text; `field` is its path in dots, without positions in lists. */
  line(text: string, field: string, locate: Locator, report: Pick<Report, 'report'>): void;
}

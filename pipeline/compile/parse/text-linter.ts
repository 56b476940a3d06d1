import type { Locator, Report } from '../../lint/report.ts';
import type { MarkdownContext, ParsedText } from '../markdown/context.ts';

/** Says of texts what was probably meant, and what looks wrong. */
export interface TextLinter {
  /** Reports what looks wrong in a Markdown text. */
  text(text: ParsedText, context: MarkdownContext): void;
  /** Reports what looks wrong in a line of plain text; `field` is its path in dots, without positions in lists. */
  line(text: string, field: string, locate: Locator, report: Pick<Report, 'report'>): void;
}

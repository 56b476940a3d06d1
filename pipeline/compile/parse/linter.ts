import type { MarkdownContext, ParsedText } from '../markdown/context.ts';
import type { Locator, Report } from '../../lint/report.ts';

/** Says what looks wrong in what was read, and what was probably meant. It changes nothing of what is built. */
export interface Linter {
  /** Looks at a Markdown text. */
  text(text: ParsedText, context: MarkdownContext): void;
  /** Looks at a line of plain text in a field. */
  line(text: string, field: string, locate: Locator, report: Pick<Report, 'report'>): void;
}

import type { RuleName } from '../../../pipeline/findings/rules.ts';

/** Marks the expected place of a finding in a text; it is removed before the text is written. */
export const MARK = '‸';

/** The name of a mistake that hides others: a section without its kind is not checked any further. */
export const HIDES_OTHERS = 'a section without its kind';

/** A mistake in the content of this project, and the expected finding. */
export interface Mistake {
  readonly name: string;
  /** The edited file; absent if files are only added or removed. */
  readonly file?: string;
  /** The replaced text, which occurs once in the file. Without it, `to` is appended. */
  readonly from?: string;
  /** The text that replaces it; `‸` marks the expected place of the finding. */
  readonly to?: string;
  /** Edits at other places. */
  readonly also?: readonly { readonly file: string; readonly from: string; readonly to: string }[];
  /** New or rewritten files; a text may contain `‸`. */
  readonly add?: Readonly<Record<string, string | Uint8Array>>;
  /** Removed files. */
  readonly remove?: readonly string[];
  /** The expected place, `FILE:LINE:COLUMN`, if no mark can give it. */
  readonly at?: string;
  readonly rule: RuleName;
  /** Text that its message or advice must contain. */
  readonly says?: string | readonly string[];
  /** Whether the writer may mean something that does not exist yet, so that the finding has no fix. */
  readonly isGuess?: true;
  /**
   * The correction of `to` that a person makes who follows the advice, if the finding has no fix and its advice gives no
   * line to copy. ("Write `LINE`" replaces the line and keeps its indentation; "Write the line as `LINE`" does not keep
   * it.) With a fix or such a line, text that the file must contain afterwards.
   */
  readonly fixed?: string;
  /** Words and lines of the page that the finding says to take out or to replace, without quoting them. */
  readonly loses?: readonly string[];
  /** Files that such a person writes; `undefined` removes one. */
  readonly fixedFiles?: Readonly<Record<string, string | Uint8Array | undefined>>;
}

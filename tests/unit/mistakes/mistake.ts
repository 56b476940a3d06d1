import type { RuleName } from '../../../pipeline/lint/rules.ts';

/** Stands in a text where its finding must be; it is taken out before the text is written. */
export const MARK = '‸';

/** Names a mistake: what else is wrong in a section without its kind can only be told once the kind is there. */
export const HIDES_OTHERS = 'a section without its kind';

/** A mistake that a writer makes in the content of this project, and what is said of it. */
export interface Mistake {
  readonly name: string;
  /** The file that is edited; not for mistakes that only add, or take away. */
  readonly file?: string;
  /** What is replaced; it stands in the file once. Without it, `to` is added to the end. */
  readonly from?: string;
  /** What the writer types there; `‸` marks where the finding must be. */
  readonly to?: string;
  /** Further edits of other places. */
  readonly also?: readonly { readonly file: string; readonly from: string; readonly to: string }[];
  /** New files, or other contents of old ones; `‸` may stand in a text. */
  readonly add?: Readonly<Record<string, string | Uint8Array>>;
  /** Files that are taken away. */
  readonly remove?: readonly string[];
  /** Where the finding must be, `FILE:LINE:COLUMN`, where no mark can say it. */
  readonly at?: string;
  readonly rule: RuleName;
  /** What its sentence or its help must say, among other things. */
  readonly says?: string | readonly string[];
  /** Whether something still to be made may be meant: the finding has no fix of its own. */
  readonly isGuess?: true;
  /**
   * What a person who does what the help says types in place of `to`, if the finding has no fix of its own and its help no
   * line to copy: "Write `LINE`" puts that line in the place of the old one and keeps its indentation, "Write the line as `LINE`" does not.
   * Beside a fix or such a line, what the file must hold once that is done.
   */
  readonly fixed?: string;
  /** Files that such a person writes; `undefined` takes one away. */
  readonly fixedFiles?: Readonly<Record<string, string | Uint8Array | undefined>>;
}

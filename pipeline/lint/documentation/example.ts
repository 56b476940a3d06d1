/** Marks in a wrong text the letter that the finding names; it is taken out before the text is shown. */
export const MARK = '‸';

/** A text with a mistake, and the same fixed. Laid over a site without a fault, the first gives one finding, the second none. */
export interface Example {
  readonly wrong: readonly Sample[];
  readonly right: readonly Sample[];
}

/** Says why nothing that is written can show a rule. */
export interface NoExample {
  readonly none: string;
}

/** What a file is in an example; its path is relative to the content folder. */
export type Sample =
  | Written
  | { readonly form: 'absent'; readonly file: string }
  | { readonly form: 'folder'; readonly file: string }
  /** What cannot be shown as text: its bytes, and what they are, as in `a picture, cut off halfway`. */
  | { readonly form: 'bytes'; readonly file: string; readonly base64: string; readonly is: string };

/**
 * A `whole` file, only its `text`, below fields of its own, or only some of its `fields`, beside the others that it needs.
 * `times` repeats the text; `latin1` saves it in an encoding of old.
 */
export interface Written {
  readonly form: 'whole' | 'text' | 'fields';
  readonly file: string;
  readonly text: string;
  readonly times?: number;
  readonly encoding?: 'latin1';
}

/** The article of the examples. */
export const ARTICLE = 'insights/my-article.md';

/** An example in the text of an article. */
export function inText(wrong: string, right: string, file = ARTICLE): Example {
  return pair('text', file, wrong, right);
}

/** An example in a few fields of a file. */
export function inFields(file: string, wrong: string, right: string): Example {
  return pair('fields', file, wrong, right);
}

/** An example that is a whole file. */
export function inWhole(file: string, wrong: string, right: string): Example {
  return pair('whole', file, wrong, right);
}

/** Joins the lines of a text. */
export function lines(...all: readonly string[]): string {
  return all.join('\n');
}

function pair(form: Written['form'], file: string, wrong: string, right: string): Example {
  return { wrong: [{ form, file, text: wrong }], right: [{ form, file, text: right }] };
}

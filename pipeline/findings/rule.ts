/** The areas of rules, in the order in which they are listed. */
export const AREAS = {
  files: 'Files and their names',
  yaml: 'How fields are written',
  fields: 'What fields hold',
  addresses: 'Addresses and anchors',
  links: 'Links',
  outside: 'Links to other sites',
  images: 'Pictures',
  html: 'HTML in a text',
  text: 'Headings and text',
  notes: 'Notes',
  markup: 'Text not shown as it was meant',
  directives: 'Figures to work with',
} as const;

type Area = keyof typeof AREAS;

/** The weight of a finding: an `error` stops the build, a `warning` does not, a `note` is for information. */
export type Severity = 'error' | 'warning' | 'note';

/** Something that the pipeline can find, with its texts. */
export interface Rule<Parameters> extends WordsOfRule<Parameters> {
  readonly area: Area;
  readonly severity: Severity;
}

/** The texts of a rule. `Parameters` are the values that differ between its findings. */
interface WordsOfRule<Parameters> {
  /** The sentence a writer reads; backticks hold the writer's own text. */
  message(parameters: Parameters): string;
  /** What to do about it, one line; following it literally fixes the text. */
  advice(parameters: Parameters): string;
  /**
   * The explanation for writers who know Markdown but no code, in two to five plain sentences: what it is about, why it
   * matters, what would happen on the site otherwise. Code is in backticks.
   */
  readonly means: string;
  /** The parameters of the example's finding, so that its message and advice are those that a writer reads. */
  readonly parameters: Parameters;
  readonly example: Example | { readonly none: string };
}

/** The parameters of any rule. */
export type AnyParameters = Readonly<Partial<Record<string, string>>>;

/** Parameters by name: those that every finding has, and those that some have. */
export type TextParameters<Always extends string, Sometimes extends string = never> = Readonly<
  Record<Always, string> & Partial<Record<Sometimes, string>>
>;

/**
 * Defines a rule whose findings stop a build. Its parameters are those of its example, unless it declares that some
 * have a few fixed values or are optional.
 */
export function error<Parameters extends AnyParameters>(area: Area, words: WordsOfRule<Parameters>): Rule<Parameters> {
  return { area, severity: 'error', ...words };
}

/** Defines a rule whose findings do not stop a build. */
export function warning<Parameters extends AnyParameters>(
  area: Area,
  words: WordsOfRule<Parameters>,
): Rule<Parameters> {
  return { area, severity: 'warning', ...words };
}

/** Defines a rule whose findings are for information. */
export function note<Parameters extends AnyParameters>(area: Area, words: WordsOfRule<Parameters>): Rule<Parameters> {
  return { area, severity: 'note', ...words };
}

/** Returns the end of a message that says what was probably meant. */
export function didYouMean({ nearest }: { readonly nearest?: string | undefined }): string {
  return nearest === undefined || nearest === '' ? '' : `; did you mean \`${nearest}\``;
}

/** Marks the letter in a wrong text that the finding points to; it is removed before the text is shown. */
export const MARK = '‸';

/**
 * The files of a text with a mistake, and the same files fixed. Added to a site without findings, the first produce one
 * finding, the second none.
 */
export interface Example {
  readonly wrong: readonly Sample[];
  readonly right: readonly Sample[];
}

/** A file of an example; its path is relative to the content folder. */
export type Sample =
  | Written
  | { readonly form: 'absent'; readonly file: string }
  | { readonly form: 'folder'; readonly file: string }
  /** A file that cannot be shown as text: its bytes and a description, as in `a picture, cut off halfway`. */
  | { readonly form: 'bytes'; readonly file: string; readonly base64: string; readonly is: string };

/**
 * A `whole` file; or only its `text`, below fields that are added; or only some of its `fields`, beside the others that
 * it needs. `times` repeats the text; `latin1` saves it in an old encoding.
 */
export interface Written {
  readonly form: 'whole' | 'text' | 'fields';
  readonly file: string;
  readonly text: string;
  readonly times?: number;
  readonly encoding?: 'latin1';
}

/** The article that examples use. */
export const ARTICLE = 'insights/my-article.md';

/** Makes an example in the text of a file. */
export function inText(wrong: string, right: string, file = ARTICLE): Example {
  return pair('text', file, wrong, right);
}

/** Makes an example in a few fields of a file. */
export function inFields(file: string, wrong: string, right: string): Example {
  return pair('fields', file, wrong, right);
}

/** Makes an example that is a whole file. */
export function inWhole(file: string, wrong: string, right: string): Example {
  return pair('whole', file, wrong, right);
}

/** Makes a faultless file of an example. */
export function beside(form: Written['form'], file: string, text: string): Example {
  return pair(form, file, text, text);
}

/** Combines several examples into one. */
export function together(...all: readonly Example[]): Example {
  return { wrong: all.flatMap(({ wrong }) => wrong), right: all.flatMap(({ right }) => right) };
}

/** Joins the lines of a text. */
export function lines(...all: readonly string[]): string {
  return all.join('\n');
}

function pair(form: Written['form'], file: string, wrong: string, right: string): Example {
  return { wrong: [{ form, file, text: wrong }], right: [{ form, file, text: right }] };
}

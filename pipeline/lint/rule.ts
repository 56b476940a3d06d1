import type { Finders } from './markdown/found.ts';

/** What rules are about, in the order in which they are listed. */
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

/** How much a finding weighs: an `error` stops the build, a `warning` does not, a `note` is for information. */
export type Severity = 'error' | 'warning' | 'note';

/** What the pipeline can find, and all that is said of it. */
export interface Rule<Parameters> extends WordsOfRule<Parameters> {
  readonly area: Area;
  readonly severity: Severity;
}

/** What is said of findings. `Parameters` are what differs from one to the other. */
interface WordsOfRule<Parameters> {
  /** The sentence a writer reads; backticks hold the writer's own text. */
  message(parameters: Parameters): string;
  /** What to do about it, one line; following it literally fixes the text. */
  advice(parameters: Parameters): string;
  /**
   * The explanation for writers who know Markdown and no code, in two to five plain sentences: what it is about, why it matters, what would
   * happen on the site otherwise. Code in backticks.
   */
  readonly means: string;
  /** The parameters of the finding in the example, so that its message and its advice are those that a writer reads. */
  readonly parameters: Parameters;
  readonly example: Example | { readonly none: string };
  /** Where it looks for something by itself in texts; what else is found, the compiler reports. */
  readonly find?: Finders<Parameters>;
}

/** The parameters of any rule. */
export type AnyParameters = Readonly<Partial<Record<string, string>>>;

/** Parameters by their names: those that each finding has, and those that some have. */
export type Texts<Always extends string, Sometimes extends string = never> = Readonly<
  Record<Always, string> & Partial<Record<Sometimes, string>>
>;

/**
 * A rule whose findings stop a build. Its parameters are those of its example, unless it says that some are texts of a few kinds, or
 * are not always there.
 */
export function error<Parameters extends AnyParameters>(area: Area, words: WordsOfRule<Parameters>): Rule<Parameters> {
  return { area, severity: 'error', ...words };
}

/** The same, of findings that stop nothing. */
export function warning<Parameters extends AnyParameters>(
  area: Area,
  words: WordsOfRule<Parameters>,
): Rule<Parameters> {
  return { area, severity: 'warning', ...words };
}

/** The same, of findings for information. */
export function note<Parameters extends AnyParameters>(area: Area, words: WordsOfRule<Parameters>): Rule<Parameters> {
  return { area, severity: 'note', ...words };
}

/** The end of a message that says what was probably meant. */
export function didYouMean({ nearest }: { readonly nearest?: string }): string {
  return nearest === undefined || nearest === '' ? '' : `; did you mean \`${nearest}\``;
}

/** Marks in a wrong text the letter that the finding names; it is taken out before the text is shown. */
export const MARK = '‸';

/** The files of a text with a mistake, and of the same fixed. Laid over a site without a fault, the first give one finding, the second none. */
export interface Example {
  readonly wrong: readonly Sample[];
  readonly right: readonly Sample[];
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

/** An example in the text of a file. */
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

/** A file of an example in which nothing is wrong. */
export function beside(form: Written['form'], file: string, text: string): Example {
  return pair(form, file, text, text);
}

/** An example in several files. */
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

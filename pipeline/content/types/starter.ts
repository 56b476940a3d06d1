/** How `npm run new -- WORD` begins something: a new file, or an entry in a file of several. */
export type Starter<Fields = never> = FileStarter<Fields> | EntryStarter;

/** A question to answer before anything can be written. */
export interface StarterQuestion {
  readonly name: AnswerName;
  /** The prompt on a terminal. */
  readonly ask: string;
  /** The only accepted answers. */
  readonly choices?: readonly string[];
  /** An alternative to the choices: the choice on a terminal, and a hint for command lines. */
  readonly otherwise?: { readonly choice: string; readonly says: string };
  /**
   * Whether to ask if no option answers it, given the answers before it; `given` are the options. Without this
   * function, it is asked.
   */
  readonly isAsked?: (answers: Answers, given: Readonly<Record<string, string>>) => boolean;
}

/** Name of an answer: an option of the command line, or, for the first, the words after the starter's. */
export type AnswerName =
  | 'title'
  | 'question'
  | 'quote'
  | 'group'
  | 'new-group'
  | 'answer'
  | 'audience'
  | 'name'
  | 'role';

/** The answers so far, by name. */
export type Answers = Readonly<Partial<Record<AnswerName, string>>>;

/**
 * Creates a new file as a draft, with starter texts for what is unknown; a check finds them once the draft is published.
 */
export interface FileStarter<Fields> {
  readonly word: string;
  /** Name with its article, as in `an article`. */
  readonly what: string;
  readonly questions: readonly StarterQuestion[];
  /** Returns the initial fields; `others` are the fields of existing files of the type. */
  fields(answers: Answers, today: string, others: readonly Fields[]): Readonly<Record<string, unknown>>;
  /** Initial texts of required fields and of the body. */
  readonly starterTexts: StarterTexts;
  /** A further step before it is shown, as text. */
  readonly hint?: string;
}

/** Texts of a new file, which the writer is to replace. */
export interface StarterTexts {
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** A separate paragraph. */
  readonly body: string;
}

/** Adds a new entry to a file. The next build publishes it. */
export interface EntryStarter {
  readonly word: string;
  readonly what: string;
  /** Relative to the content folder. */
  readonly file: string;
  /** The page that shows it. */
  readonly address: string;
  /** Returns the questions to ask; `text` is that of the file, undefined if there is none. */
  questions(text: string | undefined): readonly StarterQuestion[];
  /** Returns the text with the entry added and all else unchanged, or why it cannot be added. */
  add(text: string | undefined, answers: Answers, toName: (words: string) => string): Added;
}

/** The changed text of a file, and the anchor of the new entry; or why nothing can be added. */
export type Added = { readonly text: string; readonly anchor?: string } | { readonly fault: string };

/** How `npm run new -- WORD` begins something: a file of its own, or an entry in a file that holds many. */
export type Starter<Fields = never> = FileStarter<Fields> | EntryStarter;

/** What has to be said before anything can be written. */
export interface StarterQuestion {
  readonly name: AnswerName;
  /** What is asked on a terminal. */
  readonly ask: string;
  /** The only answers that will do. */
  readonly choices?: readonly string[];
  /** What can be done where none of them will: what is chosen on a terminal, and elsewhere, in words. */
  readonly otherwise?: { readonly choice: string; readonly says: string };
  /** Whether it is asked when no option answers it, after those before it; `given` are the options. Without this, it is. */
  readonly isAsked?: (answers: Answers, given: Readonly<Record<string, string>>) => boolean;
}

/** What an answer is called: as an option of the command line, or, for the first, the words behind the kind's. */
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

export type Answers = Readonly<Partial<Record<AnswerName, string>>>;

/** A new file of a kind. It is a draft: what is not said yet is a placeholder, which is found once the draft is published. */
export interface FileStarter<Fields> {
  readonly word: string;
  /** What it is, as in `an article`. */
  readonly what: string;
  readonly questions: readonly StarterQuestion[];
  /** What the fields begin with; `others` are the fields of the kind's files that are there. */
  fields(answers: Answers, today: string, others: readonly Fields[]): Readonly<Record<string, unknown>>;
  /** Texts that stand in needed fields, and below them, until there are others. */
  readonly placeholders: Placeholders;
  /** What else is to be done before it is shown, in words. */
  readonly hint?: string;
}

export interface Placeholders {
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** A paragraph of its own. */
  readonly body: string;
}

/** A new entry of a file. It is published with the next build. */
export interface EntryStarter {
  readonly word: string;
  readonly what: string;
  /** Relative to the content folder. */
  readonly file: string;
  /** The page that shows it. */
  readonly address: string;
  /** What has to be said; `text` is the file's, undefined where there is none. */
  questions(text: string | undefined): readonly StarterQuestion[];
  /** The text with the entry in it, all else as it was; or why there can be none. */
  add(text: string | undefined, answers: Answers, toName: (words: string) => string): Added;
}

export type Added = { readonly text: string; readonly anchor?: string } | { readonly fault: string };

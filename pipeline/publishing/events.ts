/** Words of a text that are in both states, or in one of them. */
export interface WordsPiece {
  readonly is: 'kept' | 'removed' | 'added';
  readonly text: string;
}

/** A paragraph, heading or list that differs, as the pieces that it consists of, in order. */
export type ChangedBlock = readonly WordsPiece[];

/** A page that visitors will find otherwise than before. */
export interface PageChange {
  readonly is: 'new' | 'changed' | 'gone' | 'moved';
  readonly address: string;
  readonly title: string;
  /** Where a moved page was. */
  readonly from?: string;
  /** Where the address of a page that is gone leads; absent if nowhere. */
  readonly to?: string;
  /** What differs in its words; empty for a page that is only moved or whose pictures alone differ, and at the first publication. */
  readonly blocks: readonly ChangedBlock[];
}

/** A fact whose value differs, and the changed sentences that state it. */
export interface FactChange {
  readonly name: string;
  /** Absent for a new fact. */
  readonly before?: string;
  /** Absent for a fact that is gone, or no longer shown. */
  readonly after?: string;
  readonly shownBy: readonly { readonly address: string; readonly block: ChangedBlock }[];
}

/** What visitors will find otherwise than since the last publication. */
export interface VisitorChanges {
  /** When the last publication was made, in milliseconds since 1970; absent for the first one. */
  readonly since?: number;
  readonly pages: readonly PageChange[];
  readonly facts: readonly FactChange[];
  /** Addresses of no page of their own that lead elsewhere than before; without `to`, nowhere. */
  readonly addresses: readonly { readonly from: string; readonly to?: string }[];
  /** Whether menu, footer, name or words on controls differ, which stand on every page. */
  readonly everywhere: boolean;
  /** Pictures and files whose bytes differ, by path in the content folder. */
  readonly assets: readonly string[];
  /** Files besides the content that versions hold which are sent along, by path in the project. */
  readonly sentAlong: readonly string[];
  /** What appears on a later day, the next one first. */
  readonly waiting: readonly { readonly title: string; readonly file: string; readonly day: string }[];
  /** How many sentences are to be confirmed. */
  readonly toConfirm: number;
}

/** An error that stops a publication. */
export interface StoppingError {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly advice: string;
}

/** A file that was changed here and elsewhere; a text is absent where the file is gone, or is no text. */
export interface ChangedTwice {
  readonly file: string;
  readonly here?: string;
  readonly elsewhere?: string;
}

/** Steps of a publication that take time, in their order. */
export type PublicationStep = 'check' | 'build' | 'save' | 'send' | 'wait';

/**
 * What a publication tells while it goes on, a line of JSON each. `changes` waits for agreement; the last one is
 * `unchanged`, `errors`, `conflict`, `fault` or `done`.
 */
export type PublicationEvent =
  | { readonly is: 'step'; readonly step: PublicationStep; readonly words: string }
  /** `version` identifies what was looked at; a publication that is agreed to names it. */
  | { readonly is: 'changes'; readonly changes: VisitorChanges; readonly version: string }
  | { readonly is: 'unchanged'; readonly words: string }
  | { readonly is: 'errors'; readonly errors: readonly StoppingError[] }
  | { readonly is: 'conflict'; readonly files: readonly ChangedTwice[]; readonly words: string }
  /** `quote` is what the host or another program said, word by word. */
  | { readonly is: 'fault'; readonly fault: string; readonly remedy?: string; readonly quote?: string }
  /** `at` in milliseconds since 1970; `isLive` says that the address of the site answered with this version. */
  | { readonly is: 'done'; readonly words: string; readonly isLive: boolean; readonly at: number };

/** `GET publications`: what was published, the latest first; `id` names it. */
export interface EarlierPublication {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly words: string;
  /** Paths in the content folder. */
  readonly files: readonly string[];
}

/** `GET states?file=`: an earlier state of a file, the latest first; `GET state?file=&id=` answers with its text. */
export interface EarlierState {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How it came to be, such as the words of a version, or that it was not chosen. */
  readonly words: string;
}

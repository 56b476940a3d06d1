import type { Fix } from '../findings/finding.ts';
import type { Severity } from '../findings/rule.ts';
import type { JsonSchema } from '../content/schema/json-schemas.ts';
import type { PasteAnswer } from '../importing/import-paste.ts';
import type { Requests, TextKind } from './requests.ts';

export type {
  ChangedBlock,
  ChangedTwice,
  EarlierPublication,
  EarlierState,
  FactChange,
  PageChange,
  PublicationEvent,
  VisitorChanges,
} from '../publishing/events.ts';

export type { Requests, TextKind };

/** Where the desk's pages stand, in development only. */
export const DESK = '/desk';
/** Where its requests go: `GET` reads, `PUT` and `POST` write, with JSON only. */
export const DESK_API = '/desk/api';

/** What a visitor sees of a text. */
export type TextState =
  /** Kept out of the site by its writer. */
  | { readonly is: 'draft' }
  /** Appears on a later day, `YYYY-MM-DD`. */
  | { readonly is: 'waiting'; readonly day: string }
  /** Saved and right, and not published before. */
  | { readonly is: 'new' }
  | { readonly is: 'live' }
  /** Live, and other words are saved since. */
  | { readonly is: 'changed' }
  /** Was live, and its file is gone. */
  | { readonly is: 'gone' };

/** Findings by severity. */
export interface Counts {
  readonly error: number;
  readonly warning: number;
  readonly note: number;
}

/** A Markdown file. */
export interface TextRow {
  /** Relative to the content folder, such as `insights/a.md`; identifies the text. */
  readonly file: string;
  readonly kind: TextKind;
  readonly title: string;
  /** The address of its page; absent for a text without a page of its own. */
  readonly address?: string;
  readonly state: TextState;
  /** The day in its fields, `YYYY-MM-DD`. */
  readonly day?: string;
  readonly words: number;
  readonly minutes?: number;
  readonly found: Counts;
  /** Sentences that are to be confirmed. */
  readonly toConfirm: number;
  /** Last change of the file, in milliseconds since 1970. */
  readonly saved: number;
  /** Whether visitors may open an address of it at which no other page is to be found. */
  readonly isKnown?: true;
  /** Whether its page may take over the addresses of another text. */
  readonly isSuccessor?: true;
}

/** A value that texts name in braces. */
export interface FactRow {
  readonly name: string;
  readonly value: string;
  /** Files that name it, in order. */
  readonly usedIn: readonly string[];
}

/** A picture or a file for download. */
export interface AssetRow {
  readonly file: string;
  readonly bytes: number;
  readonly width?: number;
  readonly height?: number;
  readonly usedIn: readonly string[];
}

/** A place that a link may lead to. */
export interface LinkPlace {
  /** `/process`, `/process#modules`, or `destination:booking`. */
  readonly to: string;
  readonly title: string;
}

/** A content type, for forms and for beginning a text. */
export interface KindOfText {
  readonly kind: TextKind;
  /** JSON Schema of its fields, with `definitions`. */
  readonly schema: JsonSchema;
  /** What to choose when a text is begun; absent if nothing is. */
  readonly audiences?: readonly string[];
}

/** `GET overview`: everything that the folder holds. */
export interface Overview {
  readonly site: { readonly name: string; readonly language: string };
  /** Of all files. */
  readonly found: Counts;
  /** Sentences that are to be confirmed, by file and place. */
  readonly toConfirm: readonly { readonly file: string; readonly line: number; readonly sentence: string }[];
  /** What visitors do not see yet, and since when (milliseconds since 1970); absent before the first publication. */
  readonly unpublished?: { readonly since: number; readonly files: readonly string[] };
  readonly texts: readonly TextRow[];
  /** Files that are no texts, such as `site.yaml`, with their last change. */
  readonly others: readonly Pick<TextRow, 'file' | 'saved'>[];
  readonly facts: readonly FactRow[];
  readonly assets: readonly AssetRow[];
  readonly topics: readonly { readonly name: string; readonly label: string; readonly count: number }[];
  readonly places: readonly LinkPlace[];
  readonly kinds: readonly KindOfText[];
  /** JSON Schemas of `facts.yaml`, `testimonials.yaml` and `site.yaml`, by file. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** `GET text?file=`: a file as saved. */
export interface SavedText {
  readonly file: string;
  /** Line ends are `\n`, whatever the file has; a save keeps those of the file. */
  readonly source: string;
  /** Identifies these bytes. */
  readonly hash: string;
}

/** A finding with its words; offsets count UTF-16 code units in the source, from 0. */
export interface DeskFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly message: string;
  readonly advice: string;
  /** The field that is missing, such as `hero.title`. */
  readonly missing?: string;
  /** Replaces `actual`, which stands at `from`. */
  readonly fix?: Fix;
  /** Changes more than signs: for a person to decide. */
  readonly suggestion?: Fix;
}

/**
 * What a check and a build say of unsaved words. `POST look` asks with {@link SavedText} without its hash, and is told in
 * parts, a line of JSON each: what was found; then the text as it is shown; then again what was found, once it is known
 * which fixes change more than signs.
 */
export interface Look {
  readonly findings: readonly DeskFinding[];
  /** Files with other errors, as their words stand now. */
  readonly elsewhere: readonly { readonly file: string; readonly found: Counts }[];
  readonly shown: ShownText;
}

/** A part of a look, or why there is no more of it. */
export type LookPart = Partial<Look> | ({ readonly is: 'fault' } & Refusal);

/** A text as its visitors find it. */
export interface ShownText {
  /** The page as built, a whole document without scripts; absent for a file without a page. */
  readonly page?: string;
  /** What a search engine would list. */
  readonly result?: { readonly title: string; readonly url: string; readonly description: string };
  /** What machines read: the page's Markdown. */
  readonly markdown?: string;
  /** Whether `GET card?file=` answers with the picture that is shared. */
  readonly hasCard: boolean;
}

/** Saves a text, or takes back what changed one. */
export type SaveRequest = Requests['text'];

/** Saved (200), or the file was changed by somebody else (409): nothing was written. */
export type SaveAnswer = { readonly saved: SavedText } | { readonly changed: SavedText | 'gone' };

/** What a request did, or would do, a sentence each, and the file afterwards. */
export interface ChangeAnswer {
  readonly says: readonly string[];
  readonly file?: string;
  /** What to save, in this order, to take back what changed in other files; of `draft`, in the text too. */
  readonly undo?: readonly SaveRequest[];
}

/** What requests by `POST` are answered with one object; {@link Look} and publishing are told in parts. */
export interface Answers {
  readonly new: ChangeAnswer;
  readonly rename: ChangeAnswer;
  readonly remove: ChangeAnswer;
  readonly draft: ChangeAnswer;
  readonly 'bring-back': ChangeAnswer;
  readonly markdown: PasteAnswer;
  /** Where it was saved, in the content folder. */
  readonly asset: { readonly file: string };
}

/** Every answer that is no success: what is wrong, and what to do, in a sentence each. */
export interface Refusal {
  readonly fault: string;
  readonly remedy?: string;
}

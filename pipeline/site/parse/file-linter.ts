import type * as z from 'zod';
import type { StarterTexts } from '../../content/schema/starter-fields.ts';
import type { Facts } from '../../facts/facts.ts';
import type { OpenFile } from '../read/content-folder.ts';
import type { FieldLinter } from '../fields/load-fields.ts';
import type { Download, ImageProbe } from '../../content/model/probes.ts';
import type { FileWithMessages, Place, TextInFile } from '../../findings/message.ts';
import type { MarkdownContext, ParsedText } from '../../markdown/context.ts';
import type { TypedTarget } from '../../markdown/typed-target.ts';

/**
 * What compile asks a linter about single files: what was probably meant, and what looks wrong. `lint/linter.ts`
 * implements it; the callers that combine the stages pass it in, because compile does not import lint. The built output
 * does not depend on it.
 */
export interface FileLinter extends FieldLinter, ReferenceLinter, TextLinter {
  /** Returns what each fact counts, for `typedFacts`. */
  factValues(facts: Facts): FactValues;
  /** Reports values of facts that were typed by hand. */
  typedFacts(file: OpenFile, values: FactValues): void;
  /** Reports starter text from `npm run new` that is still in a file. */
  unedited(file: OpenFile, texts: StarterTexts, schema: z.ZodType): void;
}

/** A fact whose value counts something. */
export interface CountingFact {
  readonly name: string;
  /** Stems of the words in its name that distinguish its value from the same number of something else. */
  readonly labels: readonly string[];
  /** What stands before the number in its value, and after what is counted. */
  readonly before: string;
  readonly behind: string;
}

/** Facts by what they count, such as `4-4 week`; several facts may share a value. */
export type FactValues = ReadonlyMap<string, readonly CountingFact[]>;

/** Reports what was probably meant in texts, and what looks wrong. */
export interface TextLinter {
  /** Reports what looks wrong in a Markdown text. */
  text(text: ParsedText, context: MarkdownContext): void;
  /** Reports what looks wrong in a line of plain text; `field` is its dotted path without list positions. */
  line(text: string, field: string, at: TextInFile): void;
}

/** Something that a writer refers to by name: a picture, a download, an address. */
export interface TypedReference {
  /** The decoded name. */
  readonly name: string;
  /** The file that refers to it. */
  readonly file: FileWithMessages;
  readonly place: Place;
  /** The reference exactly as it was typed in its file. */
  readonly typed?: TypedTarget | undefined;
}

/**
 * Says what was probably meant by a single reference. Without it, compile only reports that the reference leads
 * nowhere.
 */
export interface ReferenceLinter {
  missingImage(reference: TypedReference, probes: ReadonlyMap<string, ImageProbe>): void;
  /** Reports a missing file; returns the one that was probably meant. */
  missingDownload(reference: TypedReference, downloads: ReadonlyMap<string, Download>): Download | undefined;
  /** Reports a destination name that `site.yaml` does not have. */
  missingDestination(reference: TypedReference, destinations: ReadonlyMap<string, unknown>): void;
  /** Reports what looks wrong in an address of another site. */
  outsideLink(reference: TypedReference): void;
}

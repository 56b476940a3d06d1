import type { ContentType } from '../../content/types/content-type.ts';
import type { Report } from '../../lint/report.ts';
import type { Facts } from '../facts.ts';
import type { Authored } from '../fields/authored.ts';
import type { FieldLinter } from '../fields/field-linter.ts';
import type { ReferenceLinter, TextLinter } from './text-linter.ts';

/**
 * What compile asks a linter about single files: what was probably meant, and what looks wrong. `lint/linter.ts`
 * implements it; the callers that combine the stages pass it in, because compile does not import lint. The built output
 * does not depend on it.
 */
export interface FileLinter extends FieldLinter, ReferenceLinter, TextLinter {
  /** Returns what each fact counts, for `typedFacts`. */
  factValues(facts: Facts): FactValues;
  /** Reports values of facts that were typed by hand. */
  typedFacts(path: string, text: string, values: FactValues, report: Pick<Report, 'report'>): void;
  /** Reports starter text from `npm run new` that is still in a file. */
  unedited(
    authored: Authored<unknown>,
    kind: Pick<ContentType, 'starters' | 'whyHidden' | 'schema'>,
    report: Report,
  ): void;
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

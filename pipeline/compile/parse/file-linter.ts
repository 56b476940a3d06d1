import type { ContentType } from '../../content/types/content-type.ts';
import type { Report } from '../../lint/report.ts';
import type { Facts } from '../facts.ts';
import type { Authored } from '../fields/authored.ts';
import type { FieldLinter } from '../fields/field-linter.ts';
import type { ReferenceLinter, TextLinter } from './text-linter.ts';

/**
 * What compile asks of a linter about single files: what was probably meant, and what looks wrong. `lint/linter.ts` answers; those who
 * put the stages together hand it in, since compile does not import lint. Nothing of what is built depends on it.
 */
export interface FileLinter extends FieldLinter, ReferenceLinter, TextLinter {
  /** What facts count, for `typedFacts`. */
  factValues(facts: Facts): FactValues;
  /** Reports values of facts that were typed by hand. */
  typedFacts(path: string, text: string, values: FactValues, report: Pick<Report, 'report'>): void;
  /** Reports what still stands in a file as `npm run new` wrote it. */
  unedited(authored: Authored<unknown>, kind: Pick<ContentType, 'starters' | 'hides' | 'schema'>, report: Report): void;
}

/** A fact whose value counts something. */
export interface CountingFact {
  readonly name: string;
  /** Stems of the words of its name that tell its value from the same number of something else. */
  readonly labels: readonly string[];
  /** What stands in its value before the number, and behind what is counted. */
  readonly before: string;
  readonly behind: string;
}

/** Facts by what they count, such as `4-4 week`: several may have one value. */
export type FactValues = ReadonlyMap<string, readonly CountingFact[]>;

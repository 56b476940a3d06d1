import type { Area } from './areas.ts';
import type { Example, NoExample } from './documentation/example.ts';
import type { Finders } from './markdown/found.ts';

/** How much a finding weighs: an `error` stops the build, a `warning` does not, a `note` is for information. */
export type Severity = 'error' | 'warning' | 'note';

/** What the pipeline can find, and all that is said of it. `Parameters` are what differs from finding to finding. */
export interface Rule<Parameters> {
  readonly area: Area;
  readonly severity: Severity;
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
  readonly example: Example | NoExample;
  /** Where it looks for something by itself in texts; what else is found, the compiler reports. */
  readonly find?: Finders<Parameters>;
}

/** A rule, with the types of its parameters. */
export function rule<Parameters = NoParameters>(own: Rule<Parameters>): Rule<Parameters> {
  return own;
}

/** The parameters of a rule whose findings differ in their places only. */
export type NoParameters = Readonly<Record<never, string>>;

/** The end of a message that says what was probably meant. */
export function didYouMean({ nearest }: { readonly nearest?: string }): string {
  return nearest === undefined || nearest === '' ? '' : `; did you mean \`${nearest}\``;
}

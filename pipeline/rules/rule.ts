/** How much a finding weighs: an `error` stops the build, a `warning` does not, a `note` is for information. */
export type Severity = 'error' | 'warning' | 'note';

/** Makes a sentence of what a finding was told; backticks hold the writer's own text. */
type Sentence = (values: Record<string, string>) => string;

/** What the pipeline can find. */
export interface Rule {
  readonly severity: Severity;
  /** The sentence a writer reads. */
  readonly say: Sentence;
  /** What to do about it, one line: whoever does what it says, literally, has mended it. */
  readonly help: Sentence;
}

export type Rules = Record<string, Rule>;

/** A rule; `help` is a function where what to do depends on what was found. */
export function rule(severity: Severity, say: Sentence, help: string | Sentence): Rule {
  return { severity, say, help: typeof help === 'string' ? () => help : help };
}

export function didYouMean(values: Record<string, string>): string {
  return values['nearest'] ? `; did you mean \`${values['nearest']}\`` : '';
}

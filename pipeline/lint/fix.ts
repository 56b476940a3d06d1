/** The one right fix of a finding: what stands at its place, letter by letter, and what should stand there instead. */
export interface Fix {
  readonly actual: string;
  readonly expected: string;
}

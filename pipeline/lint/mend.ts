/** The one right mend of a finding: what stands at its place, letter by letter, and what should stand there instead. */
export interface Mend {
  readonly actual: string;
  readonly expected: string;
}

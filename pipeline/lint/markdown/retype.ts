import type { Fix } from '../../findings/finding.ts';
import { editText, type TextEdit } from '../../shared/edit-text.ts';

/** Makes what is found where other signs were meant: both are parameters of the message, and its fix. */
export function retype<const Values extends Retyped>(offset: number, values: Values) {
  return { offset, values, fix: { actual: values.what, expected: values.expected } };
}

interface Retyped {
  readonly what: string;
  readonly expected: string;
}

/** Makes one fix of edits in order, from where the first begins to where the last ends. */
export function fixOf(edits: readonly TextEdit[], source: string): Fix {
  const [from, to] = [edits[0]?.start ?? 0, edits.at(-1)?.end ?? 0];
  return { actual: source.slice(from, to), expected: editText(source, edits, from, to) };
}

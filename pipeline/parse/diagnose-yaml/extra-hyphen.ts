import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { readLine } from './yaml-line.ts';

/** A hyphen before a field that is no entry of a list. */
export function* extraHyphen(broken: Broken): Iterable<Suggestion> {
  for (const index of suspects(broken)) {
    const typed = broken.lines[index] ?? '';
    const { indent, dashes, key } = readLine(typed);
    if (dashes === '' || key === undefined) continue;
    const written = indent + typed.slice(indent.length + dashes.length);
    yield rewriting(broken, index, written, {
      rule: 'yaml-list',
      column: indent.length + 1,
      values: { sign: '-', extra: key },
    });
  }
}

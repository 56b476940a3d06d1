import type { Broken, Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { contentColumn, nextBusy, readLine } from './yaml-line.ts';

/** A new entry of a list without its hyphen: its first field is there as in the entries above. */
export function* missingHyphen(broken: Broken): Iterable<Suggestion> {
  const { lines } = broken;
  for (const index of suspects(broken)) {
    const line = readLine(lines[index] ?? '');
    if (line.key === undefined || line.dashes !== '') continue;
    const entry = lines.findLastIndex((other, at) => at < index && isEntry(other, line.key));
    if (entry < 0 || nextBusy(lines, entry + 1, 1) === index) continue;
    const { indent, dashes } = readLine(lines[entry] ?? '');
    const written = indent + dashes + (lines[index] ?? '').slice(contentColumn(line)).trimEnd();
    yield {
      rule: 'yaml-list',
      line: index,
      column: contentColumn(line) + 1,
      values: { sign: '', name: line.key, line: written },
      edits: new Map([[index, written]]),
    };
  }
}

/** Whether a line begins an entry with a field of this name. */
function isEntry(typed: string, name: string | undefined): boolean {
  const { key, dashes } = readLine(typed);
  return dashes !== '' && key === name;
}

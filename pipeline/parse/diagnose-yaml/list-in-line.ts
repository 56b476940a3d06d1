import { writeText } from './quote-text.ts';
import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { beforeValue, readLine } from './yaml-line.ts';

/** Entries with their hyphens behind the name of a list, all in its line. */
export function* listInLine(broken: Broken): Iterable<Suggestion> {
  for (const index of suspects(broken)) {
    const line = readLine(broken.lines[index] ?? '');
    if (line.key === undefined || !/^-\s/.test(line.value)) continue;
    const entries = line.value.split(/(?:^|\s)-\s+/).filter((entry) => entry !== '');
    yield rewriting(broken, index, `${beforeValue(line)}[${entries.map(writeText).join(', ')}]`, {
      rule: 'yaml-list',
      column: beforeValue(line).length + 1,
      values: { sign: '-', inLine: 'yes' },
    });
  }
}

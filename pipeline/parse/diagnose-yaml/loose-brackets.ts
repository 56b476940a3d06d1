import { writeText } from './quote-text.ts';
import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { beforeValue, readLine } from './yaml-line.ts';

/** Words in braces, which hold fields; the name of a fact as texts have it; entries of a list with the `#` that other programs put before topics. */
export function* looseBrackets(broken: Broken): Iterable<Suggestion> {
  for (const index of suspects(broken)) {
    const line = readLine(broken.lines[index] ?? '');
    const before = beforeValue(line);
    const [, name, value = ''] = /^\{\{\s*([\w-]+)\s*\}\}:\s+(.*)$/.exec(line.value) ?? [];
    if (name !== undefined)
      yield rewriting(broken, index, `${before}${name}: ${value}`, {
        rule: 'yaml-brackets',
        column: before.length + 1,
        values: { reason: 'name' },
      });
    const taken = broken.takenAt(index);
    if (!taken) continue;
    const [, words = ''] = /^\{\s*([^\s{}:,][^{}:,]*?)\s*\}$/.exec(line.value) ?? [];
    if (words !== '' && taken.text)
      yield rewriting(broken, index, before + writeText(words), {
        rule: 'yaml-brackets',
        column: before.length + 1,
        values: { reason: 'around' },
      });
    const list = /^\[.*\]$/.test(line.value) ? line.value.replace(/(?<=[[,]\s*)#(?=[\p{L}\d])/gu, '') : line.value;
    if (list !== line.value && !taken.text)
      yield rewriting(broken, index, before + list, {
        rule: 'yaml-brackets',
        column: before.length + 1,
        values: { reason: 'hash' },
      });
  }
}

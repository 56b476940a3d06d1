import { quoteText, asMeant } from './quote-text.ts';
import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { beforeValue, readLine } from './yaml-line.ts';

/** A value that YAML takes for something else than the text it is, so that it needs quotes. */
export function* plainValue(broken: Broken): Iterable<Suggestion> {
  for (const index of suspects(broken)) {
    const line = readLine(broken.lines[index] ?? '');
    const before = beforeValue(line);
    const isEntry = line.key !== undefined || line.dashes !== '';
    if (!isEntry || line.value === '' || line.value.startsWith('#')) continue;
    yield rewriting(broken, index, before + quoteText(asMeant(line.value)), {
      rule: 'yaml-quotes',
      column: before.length + 1,
      values: { reason: reasonOf(line.value), text: line.value },
    });
  }
}

function reasonOf(value: string): string {
  if (value.startsWith('{{')) return 'fact';
  if (/^[[\]{}>|*&!%@`,?]|^-\s/.test(value)) return 'start';
  if (/:(?:\s|$)/.test(value)) return 'colon';
  return 'text';
}

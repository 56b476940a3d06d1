import { quoteText } from './quote-text.ts';
import { rewriting, type Broken, type Suggestion, suspects } from './suggestion.ts';
import { beforeValue, contentColumn, indentOf, isRest, readLine } from './yaml-line.ts';

/** Words behind a star at the beginning of an entry, up to its end. */
const STARRED = /(?<=(?:[[{,]|-\s|:\s)\s*)\*+([^,[\]{}*]+)\**(?=\s*[,\]}]|\s*$)/g;

/** A value that YAML takes for something else than the text it is, so that it needs quotes. */
export function* plainValue(broken: Broken): Iterable<Suggestion> {
  for (const index of suspects(broken)) {
    const line = readLine(broken.lines[index] ?? '');
    const before = beforeValue(line);
    const isEntry = line.key !== undefined || line.dashes !== '';
    if (!isEntry || line.value === '' || line.value.startsWith('#')) continue;
    // Quotes around the first line of a text would leave its others out.
    if (isRest(broken.lines[index + 1]) && indentOf(broken.lines[index + 1]) > contentColumn(line)) continue;
    const written = before + quoteText(line.value);
    yield {
      ...rewriting(broken, index, before.length + 1, written),
      rule: 'yaml-quotes',
      values: { reason: reasonOf(line.value), text: line.value, write: written.trim() },
    };
  }
}

function reasonOf(value: string): 'fact' | 'start' | 'colon' | 'text' {
  if (value.startsWith('{{')) return 'fact';
  if (/^[[\]{}>|*&!%@`,?]|^-\s/.test(value)) return 'start';
  if (/:(?:\s|$)/.test(value)) return 'colon';
  return 'text';
}

/** Entries between stars, as Markdown has them, that YAML takes for repetitions: in quotes, or, where only a name can stand, without the stars. */
export function* starredEntry(broken: Broken): Iterable<Suggestion> {
  if (broken.code !== 'BAD_ALIAS') return;
  const line = broken.lines[broken.at] ?? '';
  const [first] = line.matchAll(STARRED);
  if (!first) return;
  const meant = [line.replace(STARRED, '"$&"'), line.replace(STARRED, (_all, words: string) => words.trim())];
  for (const written of meant)
    yield {
      ...rewriting(broken, broken.at, first.index + 1, written),
      rule: 'yaml-quotes',
      values: { reason: 'start', text: first[0], write: written.trim() },
    };
}

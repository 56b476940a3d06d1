import { quoteText } from './quote-text.ts';
import { rewriting, type Broken, type Suggestion, suspects } from './suggestion.ts';
import { beforeValue, contentColumn, indentOf, isContinuation, readLine } from './yaml-line.ts';

/** Words after a star at the start of an entry, up to its end. */
const STARRED = /(?<=(?:[[{,]|-\s|:\s)\s*)\*+([^,[\]{}*]+)\**(?=\s*[,\]}]|\s*$)/g;

/** Suggests quotes for a text that YAML reads as something else. */
export function* plainValue(broken: Broken): Iterable<Suggestion> {
  for (const index of suspects(broken)) {
    const line = readLine(broken.lines[index] ?? '');
    const before = beforeValue(line);
    const isEntry = line.key !== undefined || line.dashes !== '';
    if (!isEntry || line.value === '' || line.value.startsWith('#')) continue;
    // Quoting the first line of a text would leave out its others.
    if (isContinuation(broken.lines[index + 1]) && indentOf(broken.lines[index + 1]) > contentColumn(line)) continue;
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

/**
 * Suggests quotes for entries between Markdown stars, which YAML reads as aliases; or removes the stars if only a name
 * is allowed.
 */
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

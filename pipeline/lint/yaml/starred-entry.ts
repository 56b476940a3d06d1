import { rewriting, type Broken, type Suggestion } from './suggestion.ts';

/** Words behind a star at the beginning of an entry, up to its end. */
const STARRED = /(?<=(?:[[{,]|-\s|:\s)\s*)\*+([^,[\]{}*]+)\**(?=\s*[,\]}]|\s*$)/g;

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

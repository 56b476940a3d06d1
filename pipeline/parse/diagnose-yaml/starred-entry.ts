import { rewriting, type Broken, type Suggestion } from './suggestion.ts';

/** Words behind a star, up to the end of their entry in a line. */
const STARRED = /^(?<all>\*+(?<words>[^,[\]{}*]+)\**)(?=\s*[,\]}]|\s*$)/;
const BEGINS = /(?<=(?:[[{,]|-\s|:\s)\s*)\*/g;

/** Entries between stars, as Markdown has them, that YAML takes for repetitions: in quotes, or, where only a name can stand, without the stars. */
export function* starredEntry(broken: Broken): Iterable<Suggestion> {
  if (broken.code !== 'BAD_ALIAS') return;
  const line = broken.lines[broken.at] ?? '';
  const starred = [...line.matchAll(BEGINS)].flatMap(({ index }) => {
    const { all = '', words = '' } = STARRED.exec(line.slice(index))?.groups ?? {};
    return all === '' ? [] : [{ index, all, words: words.trim() }];
  });
  const [first] = starred;
  if (!first) return;
  const place = { rule: 'yaml-quotes', column: first.index + 1, values: { reason: 'start', text: first.all } } as const;
  yield rewriting(
    broken,
    broken.at,
    rewritten(line, starred, ({ all }) => `"${all}"`),
    place,
  );
  yield rewriting(
    broken,
    broken.at,
    rewritten(line, starred, ({ words }) => words),
    place,
  );
}

interface Starred {
  readonly index: number;
  readonly all: string;
  readonly words: string;
}

function rewritten(line: string, starred: readonly Starred[], write: (one: Starred) => string): string {
  return starred.reduceRight(
    (rest, one) => rest.slice(0, one.index) + write(one) + rest.slice(one.index + one.all.length),
    line,
  );
}

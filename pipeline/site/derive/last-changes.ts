import type { DayOf, History, KnownDay } from '../../content/model/history.ts';
import type { ParsedContent } from '../parse/content.ts';
import type { FactSource } from '../parse/parse-facts.ts';
import type { Article, Articles, ArticleSummary } from '../../content/model/article.ts';

/** The history of a folder without a repository. */
export const NO_HISTORY: History = { changed: new Map(), added: new Map(), lines: new Map(), removed: [] };

/** Returns the latest of several days; undefined if one of them is unknown. */
export function latestDay(days: readonly (KnownDay | undefined)[]): KnownDay | undefined {
  const known = days.filter((day) => day !== undefined);
  if (known.length < days.length) return undefined;
  return known.reduce<KnownDay | undefined>((last, day) => (last && last.day >= day.day ? last : day), undefined);
}

/** A day from front matter. */
export function authoredDay(day: string): KnownDay {
  return { day, from: 'front_matter' };
}

/**
 * Returns a function that finds the day on which a file last changed: the latest change of the file itself and of the
 * facts and pictures that it uses.
 */
export function createLastChanges(
  { folder, parsedFiles, facts }: Pick<ParsedContent, 'folder' | 'parsedFiles' | 'facts'>,
  history: History,
): DayOf {
  // A document looks up a picture under several paths; only one of them is a file.
  const pictures = new Set(folder.images);
  const dependenciesOf = new Map(parsedFiles.map(({ document, dependencies }) => [document.file.path, dependencies]));
  const committed: DayOf = (file) => committedDay(history.changed.get(file));
  const ofFact = createFactDays(facts, history);
  return (file) =>
    latestDay([
      committed(file),
      ...(dependenciesOf.get(file) ?? []).flatMap(([map, name]) => {
        if (map === 'facts') return [ofFact(name)];
        return map === 'probes' && pictures.has(name) ? [committed(name)] : [];
      }),
    ]);
}

/** Returns a function that finds the day since when a fact has had its value; undefined if that is unknown. */
export function createFactDays(facts: ReadonlyMap<string, FactSource>, { lines }: History): DayOf {
  const days = new Map<string, KnownDay | undefined>();
  return find;

  function find(name: string): KnownDay | undefined {
    if (days.has(name)) return days.get(name);
    // A fact that refers to itself has no day.
    days.set(name, undefined);
    const fact = facts.get(name);
    const day = fact && latestDay([...linesOf(fact), ...fact.uses.map((used) => find(used))]);
    days.set(name, day);
    return day;
  }

  function linesOf({ file, lines: [first, last] }: FactSource): (KnownDay | undefined)[] {
    const known = lines.get(file) ?? [];
    return Array.from({ length: last - first + 1 }, (_, at) => committedDay(known[first - 1 + at]));
  }
}

function committedDay(day: string | undefined): KnownDay | undefined {
  return day === undefined ? undefined : { day, from: 'git' };
}

/** The day in an article's own front matter. */
export function dayOfArticle({ published, updated }: Article): KnownDay {
  return authoredDay(updated?.day ?? published);
}

/**
 * The day of the last change of a list: the last change of an article in it, or the day of the newest article, which
 * moved the others.
 */
export function dayOfList(
  shown: readonly Pick<ArticleSummary, 'slug'>[],
  all: readonly ArticleSummary[],
  { articles, indexOf }: Articles,
): KnownDay | undefined {
  const changed = shown.flatMap(({ slug }) => articles[indexOf.get(slug) ?? -1] ?? []).map(dayOfArticle);
  return latestDay([...changed, ...all.slice(0, 1).map(({ published }) => authoredDay(published))]);
}

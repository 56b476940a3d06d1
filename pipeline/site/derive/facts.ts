import { FACTS_SCHEMA_FILE } from '../../content/addresses.ts';
import type { ContentType, SiteContext } from '../content-type.ts';
import type { Fact, Site } from '../../content/model/site.ts';
import type { History } from '../../content/model/history.ts';
import type { ParsedContent } from '../parse/content.ts';
import { optional } from '../../shared/optional.ts';
import type { FactGroups, FactsFile, SiteField } from '../../content/schema/published-json.ts';
import { createFactDays } from './last-changes.ts';

/**
 * Returns the facts that appear on some page, each with the addresses of those pages. `shown` maps each address to the
 * files that it shows.
 */
export function factsOnPages(
  { parsedFiles, facts }: Pick<ParsedContent, 'parsedFiles' | 'facts'>,
  shown: ReadonlyMap<string, readonly string[]>,
  history: History,
): Fact[] {
  const namesIn = new Map(
    parsedFiles.map(({ document, dependencies }) => [
      document.file.path,
      dependencies.flatMap(([map, name]) => (map === 'facts' ? namesOf(name) : [])),
    ]),
  );
  const addressesOf = new Map<string, string[]>();
  for (const [address, files] of shown)
    for (const name of new Set(files.flatMap((file) => namesIn.get(file) ?? [])))
      addressesOf.set(name, [...(addressesOf.get(name) ?? []), address]);
  const sinceOf = createFactDays(facts, history);
  return [...facts].flatMap(([name, { value, isPlaceholder }]): Fact[] => {
    const addresses = addressesOf.get(name);
    return addresses ? [{ name, value, isPlaceholder, addresses, ...optional('since', sinceOf(name)?.day) }] : [];
  });

  /** Returns the names of a fact and of all facts that it uses. */
  function namesOf(name: string, above: readonly string[] = []): string[] {
    if (above.includes(name)) return [];
    const used = facts.get(name)?.uses ?? [];
    return [name, ...used.flatMap((inner) => namesOf(inner, [...above, name]))];
  }
}

/** Returns the site fields that are still placeholders, by their names in `facts.json`. */
export function placeholderFieldsOf({ facts }: Pick<ParsedContent, 'facts'>): SiteField[] {
  const fields: readonly SiteField[] = ['name', 'url', 'email'];
  return fields.filter((field) => facts.get(`site-${field}`)?.isPlaceholder === true);
}

/** Collects what all kinds state about the site, from entries as they were typed. */
export function groupsOf(kinds: readonly ContentType[], context: SiteContext): Required<FactGroups> {
  const groups: Required<FactGroups> = { services: [], offers: [], figures: [], policies: [] };
  for (const kind of kinds) Object.assign(groups, kind.facts?.(context.collectionOf(kind), context));
  return groups;
}

/** Makes `facts.json`: what the site states, each statement with its page. */
export function factsFile({ identity, labels, facts, placeholders, statements }: Site<object>): FactsFile {
  const { url, name, description, author, email, country, areaServed } = identity;
  return {
    $schema: url + FACTS_SCHEMA_FILE,
    site: {
      name,
      url,
      description,
      ...optional('person', author.name),
      job_title: author.jobTitle,
      email,
      country,
      area_served: areaServed,
      language: labels.language,
      ...(placeholders.length > 0 && { stand_ins: [...placeholders] }),
    },
    facts: facts.map(({ name: own, value, isPlaceholder, addresses, since }) => ({
      name: own,
      value,
      pages: addresses.map((address) => url + address),
      ...optional('since', since),
      ...(isPlaceholder && { stand_in: true as const }),
    })),
    ...statements,
  };
}

import { FACTS_FILE, SITE_FILE } from '../addresses.ts';
import { factReferences, type Facts } from '../facts.ts';
import type { SourceFile } from '../read/content-folder.ts';
import { createReport } from '../report.ts';
import { factsSchema } from '../schema/site.ts';
import { factsOfSite, valueOf, type SiteSettings } from './settings.ts';
import { loadFile } from './load-fields.ts';

/** A fact, and where it is written. */
export interface FactSource {
  /** With the facts in it put in. */
  readonly value: string;
  readonly isStandIn: boolean;
  /** Names of facts in it. */
  readonly uses: readonly string[];
  readonly file: string;
  /** Its lines, counted from 1. */
  readonly lines: readonly [first: number, last: number];
}

/** Where each fact is written; what is wrong there is found by who reads the facts. */
export function factSources(
  file: SourceFile | undefined,
  settings: SiteSettings | undefined,
  facts: Facts,
): Map<string, FactSource> {
  const sources = new Map<string, FactSource>();
  const read = file && loadFile(file, { fields: factsSchema, schema: 'failsafe' }, createReport());
  const authored = Object.entries(read?.fields ?? {}).map(([name, fact]) => ({
    name,
    fact,
    first: read?.yaml.placeOfKey([name]).line ?? 1,
  }));
  const text = (file?.readText() ?? '').split('\n');
  for (const [index, { name, fact, first }] of authored.entries()) {
    const last = endOf(text, first, authored[index + 1]?.first ?? text.length + 1);
    add(name, typeof fact !== 'string', valueOf(fact), FACTS_FILE, [first, last]);
  }
  for (const { name, isStandIn, value, path } of factsOfSite(settings?.fields)) {
    const line = settings?.yaml.placeOf(path).line ?? 1;
    add(name, isStandIn, value, SITE_FILE, [line, line]);
  }
  return sources;

  function add(name: string, isStandIn: boolean, typed: string, from: string, lines: FactSource['lines']): void {
    const uses = factReferences(typed).map((reference) => reference.name);
    sources.set(name, { value: facts.get(name) ?? typed, isStandIn, uses, file: from, lines });
  }
}

/** The last line of a value that begins in line `first`, before the next one in line `next`: comments between belong to neither. */
function endOf(text: readonly string[], first: number, next: number): number {
  let last = next - 1;
  while (last > first && /^\s*(?:#|$)/.test(text[last - 1] ?? '')) last--;
  return last;
}

import { FACTS_FILE, SITE_FILE } from '../../content/addresses.ts';
import { asciiName } from '../../content/ascii-name.ts';
import { CONFIRM } from '../../content/fact-form.ts';
import { MOST_FACT_LENGTH } from '../../content/limits.ts';
import { factReferences, fillLine, type Facts } from '../facts.ts';
import type { FieldLinter } from '../fields/field-linter.ts';
import type { TextLinter } from './text-linter.ts';
import type { SourceFile } from '../read/content-folder.ts';
import type { Report } from '../../lint/report.ts';
import { factsSchema, type AuthoredFact } from '../../content/schema/site.ts';
import { loadFile } from '../fields/load-fields.ts';
import { factsOfSite, valueOf, type SiteSettings } from './settings.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** A fact, and where it is written. */
export interface FactSource {
  /** The value with the facts inside it filled in. */
  readonly value: string;
  readonly isPlaceholder: boolean;
  readonly uses: readonly string[];
  readonly file: string;
  /** Its lines, counted from 1. */
  readonly lines: readonly [first: number, last: number];
}

const TOO_LONG = { what: 'characters in a fact, with the facts inside it', limit: String(MOST_FACT_LENGTH) };

type AuthoredFacts = NonNullable<ReturnType<typeof loadFile<Record<string, AuthoredFact>>>>;

/**
 * Reads `facts.yaml`, and adds what `site.yaml` says about the person behind the site. A fact may use other facts.
 * Without the file, uses the facts in `meant`.
 */
export function parseFacts(
  file: SourceFile | undefined,
  settings: SiteSettings | undefined,
  meant: Facts | undefined,
  report: Report,
  lint: (FieldLinter & TextLinter) | undefined,
): { readonly facts: Facts; readonly sources: ReadonlyMap<string, FactSource> } {
  const facts = new Map(meant).set(CONFIRM, '');
  const text = file?.readText() ?? '';
  const read = file && loadFile(file, { fields: factsSchema, schema: 'failsafe' }, report, lint);
  if (!read || read.yaml.faults) for (const name of namesIn(text, read?.value)) facts.set(name, '');
  const recovered = Object.entries(read?.fields ?? {}).filter(([name]) => read?.yaml.faults?.isIn([name]) !== true);
  if (read) fillFacts(new Map(recovered), facts, read.yaml, report, lint);
  for (const { name, value, path } of factsOfSite(settings?.fields))
    facts.set(name, settings ? fillLine(value, facts, settings.yaml.locate(path), report) : value);
  facts.set(CONFIRM, '');
  return { facts, sources: sourcesOf(facts, text, read, settings) };
}

/**
 * Fills `facts`, each after those that it uses; reports a fact that uses itself and replaces the circular reference by
 * an empty text.
 */
function fillFacts(
  authored: Map<string, AuthoredFact>,
  facts: Map<string, string>,
  yaml: YamlSource,
  report: Report,
  lint: TextLinter | undefined,
) {
  for (const name of authored.keys()) fill(name, []);

  /** `above`: the facts that need this one. */
  function fill(name: string, above: readonly string[]): void {
    const fact = authored.get(name);
    if (fact === undefined) return;
    authored.delete(name);
    const text = valueOf(fact);
    const isPlaceholder = typeof fact !== 'string';
    if (isPlaceholder)
      report.report('placeholder-left', yaml.placeOfKey([name]), { what: `\`${text}\` for \`${name}\`` });
    const line = [...above, name];
    const locate = yaml.locate(isPlaceholder ? [name, 'value'] : [name]);
    lint?.line(text, name, locate, report);
    for (const used of factReferences(text)) {
      if (!line.includes(used.name)) fill(used.name, line);
      else {
        const between = line.slice(line.indexOf(used.name) + 1).map((one) => `\`${one}\``);
        report.report('unknown-fact', locate(1, used.index + 1), { name: used.name, circle: between.join(', ') });
        facts.set(used.name, '');
      }
    }
    const length = factReferences(text).reduce((sum, used) => sum + (facts.get(used.name)?.length ?? 0), text.length);
    if (length > MOST_FACT_LENGTH) report.report('document-limit', locate(1, 1), TOO_LONG);
    facts.set(name, length > MOST_FACT_LENGTH ? '' : fillLine(text, facts, locate, report));
  }
}

/** Returns the names that a file with a fault still shows, so that using them elsewhere is not a second fault. */
function namesIn(text: string, value: unknown): string[] {
  const written = [...text.matchAll(/^\s*([A-Za-z][\w-]*)/gm)].flatMap((match) => match[1] ?? []);
  const names = [...written, ...Object.keys(Object(value))];
  return [...names, ...names.map((name) => asciiName(name, 'en'))];
}

function sourcesOf(
  facts: Facts,
  text: string,
  read: AuthoredFacts | undefined,
  settings: SiteSettings | undefined,
): Map<string, FactSource> {
  const sources = new Map<string, FactSource>();
  const authored = Object.entries(read?.fields ?? {});
  const firstLines = authored.map(([name]) => read?.yaml.placeOfKey([name]).line ?? 1);
  const lines = text.split('\n');
  for (const [index, [name, fact]] of authored.entries()) {
    const first = firstLines[index] ?? 1;
    const last = endOf(lines, first, firstLines[index + 1] ?? lines.length + 1);
    add(name, typeof fact !== 'string', valueOf(fact), FACTS_FILE, [first, last]);
  }
  for (const { name, isPlaceholder, value, path } of factsOfSite(settings?.fields)) {
    const line = settings?.yaml.placeOf(path).line ?? 1;
    add(name, isPlaceholder, value, SITE_FILE, [line, line]);
  }
  return sources;

  function add(name: string, isPlaceholder: boolean, typed: string, file: string, at: FactSource['lines']): void {
    const uses = factReferences(typed).map((reference) => reference.name);
    sources.set(name, { value: facts.get(name) ?? typed, isPlaceholder, uses, file, lines: at });
  }
}

/**
 * Returns the last line of a value that starts on line `first`, before the next value on line `next`; comments between
 * them belong to neither.
 */
function endOf(text: readonly string[], first: number, next: number): number {
  let last = next - 1;
  while (last > first && /^\s*(?:#|$)/.test(text[last - 1] ?? '')) last--;
  return last;
}

import { FACTS_FILE, SITE_FILE, TESTIMONIALS_FILE } from '../../content/addresses.ts';
import { asciiName } from '../../content/ascii-name.ts';
import { CONFIRM } from '../../content/fact-form.ts';
import { MAX_FACT_LENGTH } from '../../content/limits.ts';
import { factReferences, type Facts, fillLine, oddReferences } from '../../facts/facts.ts';
import { type FieldsAround, loadFile } from '../fields/load-fields.ts';
import type { TextLinter } from './file-linter.ts';
import type { OpenFile, ContentFolder } from '../read/content-folder.ts';
import { factsSchema, type AuthoredFact } from '../../content/schema/site.ts';
import { factsOfSite, valueOf, type SiteSettings } from './settings.ts';
import type { YamlSource } from '../../yaml/yaml-places.ts';
import { START } from '../../findings/message.ts';
import { isEmptyYaml } from '../../yaml/yaml.ts';
import type { Dependency } from './document.ts';

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

const TOO_LONG = { what: 'characters in a fact, with the facts inside it', limit: String(MAX_FACT_LENGTH) };

interface FactsAround extends FieldsAround {
  readonly lint?: (FieldsAround['lint'] & TextLinter) | undefined;
}

type AuthoredFacts = NonNullable<ReturnType<typeof loadFile<Record<string, AuthoredFact>>>>;

/**
 * Reads `facts.yaml`, and adds what `site.yaml` says about the person behind the site. A fact may use other facts.
 * Without the file, uses the facts in `meant`.
 */
export function parseFacts(
  file: OpenFile,
  settings: SiteSettings | undefined,
  meant: Facts | undefined,
  { lint, typedCache }: FactsAround,
): { readonly facts: Facts; readonly sources: ReadonlyMap<string, FactSource> } {
  const facts = new Map(meant).set(CONFIRM, '');
  const text = file.readText();
  const read = loadFile(file, { fields: factsSchema, schema: 'failsafe' }, { lint, typedCache });
  if (read) fillFacts(new Map(Object.entries(read.fields)), facts, file, read.yaml, lint);
  else for (const name of namesIn(text)) facts.set(name, '');
  for (const { name, value, path } of factsOfSite(settings?.fields))
    facts.set(name, settings ? fillLine(value, facts, settings.yaml.textAt(path)) : value);
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
  file: OpenFile,
  yaml: YamlSource,
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
      file.message('placeholder-left', yaml.placeOfKey([name]), { what: `\`${text}\` for \`${name}\`` });
    const line = [...above, name];
    const at = yaml.textAt(isPlaceholder ? [name, 'value'] : [name]);
    lint?.line(text, name, at);
    for (const used of factReferences(text)) {
      if (!line.includes(used.name)) fill(used.name, line);
      else {
        const between = line.slice(line.indexOf(used.name) + 1).map((one) => `\`${one}\``);
        at.message('unknown-fact', at.locate(1, used.index + 1), { name: used.name, circle: between.join(', ') });
        facts.set(used.name, '');
      }
    }
    const length = factReferences(text).reduce((sum, used) => sum + (facts.get(used.name)?.length ?? 0), text.length);
    if (length > MAX_FACT_LENGTH) at.message('document-limit', at.locate(1, 1), TOO_LONG);
    facts.set(name, length > MAX_FACT_LENGTH ? '' : fillLine(text, facts, at));
  }
}

/** Returns the names that a file with a fault still shows, so that using them elsewhere is not a second fault. */
function namesIn(text: string): string[] {
  const names = [...text.matchAll(/^\s*([A-Za-z][\w-]*)/gm)].flatMap((match) => match[1] ?? []);
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

/**
 * Returns the facts to assume if `facts.yaml` is missing or empty: every name that a text uses, with an empty value, so
 * that no text is at fault for using it. Undefined if the file has content.
 */
export function meantFacts({ texts }: ContentFolder): Map<string, string> | undefined {
  if (!isEmptyYaml(texts.get(FACTS_FILE)?.readText() ?? '')) return undefined;
  const facts = new Map<string, string>();
  for (const file of texts.values()) for (const name of factsNamedIn(file.readText())) facts.set(name, '');
  return facts;
}

/**
 * Reports once that `facts.yaml` is missing or empty, if a text looked up one of its facts or a file without Markdown
 * names one.
 */
export function reportMissingFacts(
  file: OpenFile,
  folder: ContentFolder,
  asked: Iterable<Dependency>,
  meant: ReadonlyMap<string, string>,
): void {
  // Of a `facts.yaml` that cannot be read, another finding tells.
  if (folder.findings.some((one) => one.file === FACTS_FILE) || file.messages.length > 0) return;
  const ofSite = new Set([CONFIRM, ...factsOfSite(undefined).map(({ name }) => name)]);
  const isMissing = (name: string): boolean => meant.has(name) && !ofSite.has(name);
  const isAsked = [...asked].some(([map, name]) => map === 'facts' && isMissing(name));
  const isNamed = [SITE_FILE, TESTIMONIALS_FILE].some((other) => {
    const text = folder.texts.get(other)?.readText() ?? '';
    return factsNamedIn(text.replaceAll(/^\s*#.*/gm, '')).some(isMissing);
  });
  if (isAsked || isNamed) reportMissing(file, folder);
}

/** Reports that a file is missing or empty. */
export function reportMissing(file: OpenFile, { texts }: ContentFolder): void {
  file.message('missing-file', START, { name: file.path, ...(texts.has(file.path) && { empty: 'yes' }) });
}

function factsNamedIn(text: string): string[] {
  if (!text.includes('{{')) return [];
  return [...factReferences(text), ...oddReferences(text, new Map())].map(({ name }) => name);
}

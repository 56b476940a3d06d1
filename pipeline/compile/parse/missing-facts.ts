import { FACTS_FILE, SITE_FILE, TESTIMONIALS_FILE } from '../../content/addresses.ts';
import { CONFIRM } from '../../content/fact-form.ts';
import { factReferences } from '../facts.ts';
import { oddReferences } from '../odd-references.ts';
import type { ContentFolder, SourceFile } from '../read/content-folder.ts';
import type { Report } from '../../lint/report.ts';
import { isEmptyYaml } from '../yaml/plain-yaml.ts';
import type { Dependency } from './lookups.ts';
import { factsOfSite } from './settings.ts';

/**
 * Returns the facts to assume if `facts.yaml` is missing or empty: every name that a text uses, with an empty value, so
 * that no text is at fault for using it. Undefined if the file has content.
 */
export function meantFacts({ texts }: ContentFolder): Map<string, string> | undefined {
  if (!isEmptyYaml(texts.get(FACTS_FILE)?.readText() ?? '')) return undefined;
  const facts = new Map<string, string>();
  for (const file of texts.values()) for (const name of namesIn(file.readText())) facts.set(name, '');
  return facts;
}

/**
 * Reports once that `facts.yaml` is missing or empty, if a text looked up one of its facts or a file without Markdown
 * names one.
 */
export function reportMissingFacts(
  folder: ContentFolder,
  asked: Iterable<Dependency>,
  meant: ReadonlyMap<string, string>,
  report: Report,
): void {
  // A `facts.yaml` that cannot be read has already been reported.
  if (report.findings().some(({ file, severity }) => file === FACTS_FILE && severity === 'error')) return;
  const ofSite = new Set([CONFIRM, ...factsOfSite(undefined).map(({ name }) => name)]);
  const isMissing = (name: string): boolean => meant.has(name) && !ofSite.has(name);
  const isAsked = [...asked].some(([map, name]) => map === 'facts' && isMissing(name));
  const isNamed = [SITE_FILE, TESTIMONIALS_FILE].some((file) => {
    const text = folder.texts.get(file)?.readText() ?? '';
    return namesIn(text.replaceAll(/^\s*#.*/gm, '')).some(isMissing);
  });
  const values = { name: FACTS_FILE, ...(folder.texts.has(FACTS_FILE) && { empty: 'yes' }) };
  if (isAsked || isNamed) report.report('missing-file', { file: FACTS_FILE, line: 1, column: 1 }, values);
}

/** Returns the facts that a file may have looked up, if its lookups were not recorded. */
export function mayAsk(file: SourceFile): Dependency[] {
  return namesIn(file.readText()).map((name) => ['facts', name]);
}

function namesIn(text: string): string[] {
  if (!text.includes('{{')) return [];
  return [...factReferences(text), ...oddReferences(text, new Map())].map(({ name }) => name);
}

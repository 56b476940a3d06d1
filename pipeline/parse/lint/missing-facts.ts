import { FACTS_FILE, SITE_FILE, TESTIMONIALS_FILE } from '../../addresses.ts';
import { factReferences, unknownReferences } from '../../facts.ts';
import type { ContentFolder, SourceFile } from '../../read/content-folder.ts';
import type { Report } from '../../report.ts';
import { isEmptyYaml } from '../plain-yaml.ts';
import type { Question } from '../lookups.ts';

/** Whether `facts.yaml` is there and holds something. */
export function hasFacts({ texts }: ContentFolder): boolean {
  return !isEmptyYaml(texts.get(FACTS_FILE)?.readText() ?? '');
}

/** The facts of a site without `facts.yaml`: each that some text names, empty, so that naming it is no fault of that text. */
export function standInFacts({ texts }: ContentFolder): Map<string, string> {
  const facts = new Map<string, string>();
  for (const file of texts.values()) for (const name of namesIn(file.readText())) facts.set(name, '');
  return facts;
}

/** Reports once that `facts.yaml` is missing or empty, where a text asked for one of its facts, or a file without Markdown names one. */
export function reportMissingFacts(
  folder: ContentFolder,
  asked: Iterable<Question>,
  meant: ReadonlyMap<string, string>,
  report: Report,
): void {
  // What cannot be read has been reported.
  if (report.findings().some(({ file, severity }) => file === FACTS_FILE && severity === 'error')) return;
  const isAsked = [...asked].some(([map, name]) => map === 'facts' && meant.has(name));
  const isNamed = [SITE_FILE, TESTIMONIALS_FILE].some((file) => {
    const text =
      folder.texts
        .get(file)
        ?.readText()
        .replaceAll(/^\s*#.*/gm, '') ?? '';
    return namesIn(text).some((name) => meant.has(name));
  });
  const values = { name: FACTS_FILE, ...(folder.texts.has(FACTS_FILE) && { empty: 'yes' }) };
  if (isAsked || isNamed) report.report('missing-file', { file: FACTS_FILE, line: 1, column: 1 }, values);
}

/** What a file may have asked for, where nobody has written it down. */
export function mayAsk(file: SourceFile): Question[] {
  return namesIn(file.readText()).map((name) => ['facts', name]);
}

function namesIn(text: string): string[] {
  if (!text.includes('{{')) return [];
  return [...factReferences(text), ...unknownReferences(text, new Map())].map(({ name }) => name);
}

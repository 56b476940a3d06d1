import { SITE_FILE } from '../addresses.ts';
import type { SourceFile } from '../read/content-folder.ts';
import type { Place, Report } from '../report.ts';
import type { Inspection } from './inspect-site.ts';

/** Where what a page shows is written. */
interface Sources {
  /** Files that each page shows, its own first, by its address. */
  readonly sources: ReadonlyMap<string, readonly string[]>;
  readonly texts: ReadonlyMap<string, SourceFile>;
}

/** Reports what was found in published files at the lines of the content folder that it comes from, as far as these can be found. */
export function reportInspection(
  { lost, disagreements }: Inspection,
  { sources, texts }: Sources,
  { report }: Report,
): void {
  // What a page names stands in its other forms too: one fault of the page is enough.
  const ofPages = new Set(lost.filter(({ file }) => file.endsWith('.html')).map(({ whole }) => whole));
  for (const { file, target, whole, anchor } of lost) {
    if (!file.endsWith('.html') && ofPages.has(whole)) continue;
    const place = placeOf(target, filesFor(addressOf(file)));
    report('dead-address', place, { file, target, ...(anchor !== undefined && { anchor }) });
  }
  for (const { address, field, one, other } of disagreements) {
    const place = placeOf(one.value, filesFor(address));
    const values = { one: one.value, oneFile: one.file, other: other.value, otherFile: other.file };
    report('outputs-disagree', place, { field, address: address || 'the site', ...values });
  }

  function filesFor(address: string): readonly string[] {
    return [...(sources.get(address) ?? []), SITE_FILE].filter((file) => texts.has(file));
  }

  /** The first line of the first file in which a text stands; the beginning of the first file where it stands in none. */
  function placeOf(wanted: string, files: readonly string[]): Place {
    for (const form of [wanted, wanted.replace(/^https?:\/\/[^/]+/, ''), wanted.replace(/^[^#]*(?=#.)/, '')]) {
      if (form.length < 2) continue;
      for (const file of files) {
        const text = texts.get(file)?.readText() ?? '';
        const at = text.indexOf(form);
        if (at === -1) continue;
        const above = text.slice(0, at).split('\n');
        return { file, line: above.length, column: (above.at(-1)?.length ?? 0) + 1 };
      }
    }
    return { file: files[0] ?? SITE_FILE, line: 1, column: 1 };
  }
}

/** The page that a file shows, or is a form of. */
function addressOf(file: string): string {
  const name = file.replace(/\.(?:html|md)$/, '');
  return name === 'index' ? '/' : `/${name}`;
}

import type { ParsedContent } from '../../site/parse/content.ts';
import type { SourceFile } from '../../site/read/content-folder.ts';
import { fencedOf } from '../../yaml/fenced.ts';
import { FACTS_FILE, INSIGHTS_PAGE, PAGES, SITE_FILE, TESTIMONIALS_FILE } from '../../content/addresses.ts';
import { slugOfFile } from '../../content/slug.ts';
import { contentTypes } from '../../types/content-types.ts';
import type { ContentType } from '../../site/content-type.ts';
import { hashOfPlain } from '../../shared/hash.ts';
import { textOf } from '../../editing/start-file.ts';

/** Files that affect many pages: any error in them brings back their last version without one. */
const OF_MANY_PAGES: readonly string[] = [SITE_FILE, FACTS_FILE, TESTIMONIALS_FILE, `${PAGES}/${INSIGHTS_PAGE}.md`];

const LAST_GOOD = 'The page below is as it was before the error. What was saved since shows once the error is mended.';
const INCOMPLETE =
  'The page below is what can be read of its file. Until the error is mended, other words stand for the rest.';

/** Texts that take the place of files, so that their pages stay, and what to say on each page. */
export interface StandIns {
  readonly texts: ReadonlyMap<string, SourceFile>;
  /** By file. */
  readonly words: ReadonlyMap<string, string>;
}

/**
 * Keeps the last good version of every file. The returned function takes content and its files with errors, and returns
 * what to show for files that the site cannot show as they are: the last good version, or else the text of the file
 * with the fields of a new one. The words of an `unsaved` file are not kept.
 */
export function createStandIns(): (content: ParsedContent, wrong: ReadonlySet<string>, unsaved?: string) => StandIns {
  const good = new Map<string, SourceFile>();

  return ({ folder, broken, frame }, wrong, unsaved) => {
    const unshown = new Set([...broken.keys()].map(({ path }) => path));
    for (const file of OF_MANY_PAGES) if (wrong.has(file)) unshown.add(file);
    if (!frame) unshown.add(SITE_FILE);
    for (const [file, source] of folder.texts) if (!unshown.has(file) && file !== unsaved) keep(file, source);
    for (const file of wrong) if (!folder.texts.has(file)) unshown.add(file);
    const texts = new Map<string, SourceFile>();
    const words = new Map<string, string>();
    for (const file of unshown) {
      const last = good.get(file);
      const instead = last ?? startedAnew(folder.texts.get(file));
      if (!instead) continue;
      texts.set(file, instead);
      words.set(file, last ? LAST_GOOD : INCOMPLETE);
    }
    return { texts, words };
  };

  function keep(file: string, source: SourceFile): void {
    if (good.get(file)?.hash === source.hash) return;
    const text = source.readText();
    good.set(file, { ...source, readText: () => text });
  }
}

/** Returns a file with its own text below the fields of a new file; undefined if nothing can be begun in its folder. */
function startedAnew(file: SourceFile | undefined): SourceFile | undefined {
  const kinds: readonly ContentType[] = Object.values(contentTypes);
  const kind = kinds.find(({ folder }) => file?.path.startsWith(`${folder}/`));
  const starter = kind?.starter;
  if (!file || !kind || !starter) return undefined;
  const { fields = '', body } = fencedOf(file.readText()) ?? { body: file.readText() };
  const title = lineOf('title', fields) ?? slugOfFile(file.path).replaceAll('-', ' ');
  const slug = lineOf('slug', fields);
  const begun = { ...starter.fields({ title }, new Date().toISOString().slice(0, 10), []), ...(slug && { slug }) };
  const { head = '' } = fencedOf(textOf(kind, starter, begun)) ?? {};
  const text = `${head.replace(/^draft: true\n/m, '')}\n${body}`;
  return { path: file.path, hash: hashOfPlain(text), readText: () => text };
}

/** Returns what a line of broken fields says, without its quotation marks. */
function lineOf(field: string, fields: string): string | undefined {
  const [, value = ''] = new RegExp(String.raw`^${field}:[ \t]*(.*)$`, 'm').exec(fields) ?? [];
  return value.replaceAll(/^["']|["']$/g, '').trim() || undefined;
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as addresses from '../../content/addresses.ts';
import type { PageText } from '../../content/model/block.ts';
import type { Site } from '../../content/model/site.ts';
import { toJsonSchema, type Schemas } from '../../content/schema/json-schemas.ts';
import { changesFileSchema, factsFileSchema, type ChangesFile } from '../../content/schema/published-json.ts';
import { compareTexts } from '../../shared/compare-texts.ts';
import { unlessRefused } from '../../shared/errors.ts';
import { factsFile } from '../../site/derive/facts.ts';
import { hashOfWritten, type WriteContext } from '../output.ts';

/**
 * Writes `facts.json`, the files of changes and their schemas. Call it after the Markdown pages are written: it
 * includes their hashes.
 */
export function writeDataFiles(site: Site<object>, { output }: WriteContext): void {
  const write = (address: string, value: unknown): void =>
    output.write(address.slice(1), `${JSON.stringify(value, undefined, 1)}\n`);
  write(addresses.FACTS_JSON, factsFile(site));
  for (const [address, file] of changesFiles(site, (text) => hashOfWritten(output, text))) write(address, file);
  write(addresses.FACTS_SCHEMA_FILE, toJsonSchema(factsFileSchema));
  write(addresses.CHANGES_SCHEMA_FILE, toJsonSchema(changesFileSchema));
}

/** Most pages in one file. */
const MAX_PAGES = 1000;

type Changes = Pick<Site<object>, 'identity' | 'texts' | 'firstDays' | 'removed'>;

/**
 * Lists each page with its days and the hash of its Markdown, newest change first; lists come last within a day. The
 * first file has the newest pages and links to the others, which are filled from the oldest on. `hashOf` returns the
 * SHA-256 of a written file by its address.
 */
export function changesFiles(
  { identity: { url }, texts, firstDays, removed }: Changes,
  hashOf: (address: string) => string,
  most = MAX_PAGES,
): [address: string, file: ChangesFile][] {
  const sorted = texts.toSorted(
    (a, b) =>
      compareTexts(dayOf(a), dayOf(b)) ||
      Number(a.isArchived) - Number(b.isArchived) ||
      compareTexts(b.address, a.address),
  );
  const full = Math.max(0, Math.ceil(sorted.length / most) - 1);
  const older = Array.from({ length: full }, (_, at) => url + addresses.addressOfChanges(at + 1)).toReversed();
  const file = (pages: readonly PageText[], first: boolean): ChangesFile => ({
    $schema: url + addresses.CHANGES_SCHEMA_FILE,
    site: url,
    pages: pages.toReversed().map((page) => entryOf(page)),
    removed: first ? removed.map(({ address, day }) => ({ url: url + address, removed: day })) : [],
    older: first ? older : [],
  });
  return [
    [addresses.addressOfChanges(0), file(sorted.slice(full * most), true)],
    ...Array.from({ length: full }, (_, at): [string, ChangesFile] => [
      addresses.addressOfChanges(at + 1),
      file(sorted.slice(at * most, (at + 1) * most), false),
    ]),
  ];

  function entryOf({ title, address, changed }: PageText): ChangesFile['pages'][number] {
    const added = firstDays.get(address);
    return {
      url: url + address,
      markdown: url + addresses.addressOfMarkdown(address),
      title,
      ...(added !== undefined && { added }),
      ...(changed && { changed: changed.day, known_from: changed.from }),
      sha256: hashOf(addresses.addressOfMarkdown(address)),
    };
  }
}

function dayOf({ changed }: PageText): string {
  return changed?.day ?? '';
}

/** Writes the JSON schemas for editors that have changed into `schemas/` of the project. Returns their paths. */
export function writeSchemas(project: string, schemas: Schemas): string[] {
  return [...schemas].flatMap(([name, schema]) => {
    const text = `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`;
    return writeIfChanged(path.join(project, 'schemas', `${name}.json`), text);
  });
}

/** Writes a text unless the file already holds it. Returns the file if it was written. */
export function writeIfChanged(file: string, text: string): string[] {
  if (unlessRefused(['ENOENT'], () => readFileSync(file, 'utf8')) === text) return [];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return [file];
}

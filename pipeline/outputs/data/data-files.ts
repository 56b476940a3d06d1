import { CHANGES_SCHEMA_FILE, FACTS_JSON, FACTS_SCHEMA_FILE } from '../../content/addresses.ts';
import { changesFiles } from './changes.ts';
import { factsFile } from '../../compile/derive/facts.ts';
import type { Site } from '../../content/model/site.ts';
import { toJsonSchema } from '../../content/schema/json-schemas.ts';
import { changesFileSchema, factsFileSchema } from '../../content/schema/published.ts';
import type { WriteContext } from '../write-once.ts';

/** Writes `facts.json`, the files of changes, and the schema of each. The pages as Markdown must be written before: their hashes are named. */
export function writeDataFiles(site: Site<object>, { output }: WriteContext): void {
  const write = (address: string, value: unknown): void =>
    output.write(address.slice(1), `${JSON.stringify(value, undefined, 1)}\n`);
  write(FACTS_JSON, factsFile(site));
  for (const [address, file] of changesFiles(site, hashOf)) write(address, file);
  write(FACTS_SCHEMA_FILE, toJsonSchema(factsFileSchema));
  write(CHANGES_SCHEMA_FILE, toJsonSchema(changesFileSchema));

  function hashOf(address: string): string {
    const file = output.files.get(address.slice(1));
    if (!file) throw new Error(`${address} has not been written`);
    return file.hash;
  }
}

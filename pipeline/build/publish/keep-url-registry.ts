import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import { readUrlRegistry, updateUrlRegistry } from '../../content/url-registry.ts';
import type { UrlRegistryNews } from '../../content/model/url-registry.ts';
import { replaceFile } from '../../outputs/replace-file.ts';

/** The text of the URL registry in a content folder; undefined where there is none yet. */
export function readUrlRegistryText(content: string): string | undefined {
  const file = path.join(content, URL_REGISTRY_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What came of writing the URL registry: how many addresses are new in it, or why they are not, in the words of the system. */
export interface KeptUrlRegistry {
  readonly added: number;
  /** Whether the file is another one now. */
  readonly isChanged: boolean;
  readonly refusal?: string;
}

/** Writes into the URL registry what a build has to say. The file is whole at any moment; a folder that cannot be written to stays as it is. */
export function keepUrlRegistry(content: string, news: UrlRegistryNews): KeptUrlRegistry {
  const before = readUrlRegistryText(content);
  const after = updateUrlRegistry(before, news);
  if (after === before) return { added: 0, isChanged: false };
  try {
    replaceFile(path.join(content, URL_REGISTRY_FILE), after);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    return { added: 0, isChanged: false, refusal: (error as Error).message };
  }
  const known = new Set(addressesIn(before ?? ''));
  return { added: addressesIn(after).filter((address) => !known.has(address)).length, isChanged: true };
}

function addressesIn(text: string): string[] {
  return readUrlRegistry(text).entries.map(({ address }) => address);
}

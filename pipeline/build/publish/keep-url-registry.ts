import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import { readUrlRegistry, updateUrlRegistry } from '../../content/url-registry-text.ts';
import type { UrlRegistryNews } from '../../content/model/url-registry.ts';
import { replaceFile } from '../../outputs/replace-file.ts';

/** Returns the text of the URL registry in a content folder; undefined if there is none yet. */
export function readUrlRegistryText(content: string): string | undefined {
  const file = path.join(content, URL_REGISTRY_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The result of writing the URL registry: the number of new addresses, or the system's error message. */
export interface KeptUrlRegistry {
  readonly added: number;
  /** Whether the file has changed. */
  readonly isChanged: boolean;
  readonly refusal?: string;
}

/**
 * Adds the changes of a build to the URL registry. Replaces the file atomically; a folder that cannot be written to
 * stays as it is.
 */
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

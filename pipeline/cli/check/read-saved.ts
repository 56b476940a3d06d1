import { readFileSync } from 'node:fs';
import { codeOf } from '../../shared/system-error.ts';

/** The text of a file just as it is saved; undefined where it has gone meanwhile, or is no UTF-8: the check says so. */
export function readSaved(file: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError || codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

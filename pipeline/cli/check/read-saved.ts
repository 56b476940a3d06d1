import { readFileSync } from 'node:fs';
import { codeOf } from '../../shared/system-error.ts';

/** Returns the text of a file exactly as saved; undefined if it is gone or not UTF-8, which the check reports. */
export function readSaved(file: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError || codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

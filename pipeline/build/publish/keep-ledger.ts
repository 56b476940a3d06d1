import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LEDGER_FILE } from '../../content/addresses.ts';
import { readLedger, updateLedger } from '../../content/ledger.ts';
import type { LedgerNews } from '../../content/model/ledger.ts';
import { replaceFile } from '../../outputs/replace-file.ts';

/** The text of the ledger in a content folder; undefined where there is none yet. */
export function readLedgerText(content: string): string | undefined {
  const file = path.join(content, LEDGER_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What came of writing the ledger: how many addresses are new in it, or why they are not, in the words of the system. */
export interface KeptLedger {
  readonly added: number;
  /** Whether the file is another one now. */
  readonly isChanged: boolean;
  readonly refusal?: string;
}

/** Writes into the ledger what a build has to say. The file is whole at any moment; a folder that cannot be written to stays as it is. */
export function keepLedger(content: string, news: LedgerNews): KeptLedger {
  const before = readLedgerText(content);
  const after = updateLedger(before, news);
  if (after === before) return { added: 0, isChanged: false };
  try {
    replaceFile(path.join(content, LEDGER_FILE), after);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    return { added: 0, isChanged: false, refusal: (error as Error).message };
  }
  const known = new Set(addressesIn(before ?? ''));
  return { added: addressesIn(after).filter((address) => !known.has(address)).length, isChanged: true };
}

function addressesIn(text: string): string[] {
  return readLedger(text).entries.map(({ address }) => address);
}

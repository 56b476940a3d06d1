import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEDGER_FILE } from '../addresses.ts';
import { addToLedger, readLedger } from '../ledger.ts';

/** The text of the ledger in a content folder; undefined where there is none yet. */
export function readLedgerText(content: string): string | undefined {
  const file = path.join(content, LEDGER_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What came of writing the ledger: how many addresses are new in it, or why they are not, in the words of the system. */
export interface KeptLedger {
  readonly added: number;
  readonly refusal?: string;
}

/** Writes addresses into the ledger that it does not have yet. The file is whole at any moment; a folder that cannot be written to stays as it is. */
export function keepLedger(content: string, addresses: readonly string[]): KeptLedger {
  const before = readLedgerText(content);
  const after = addToLedger(before, addresses);
  if (after === before || addresses.length === 0) return { added: 0 };
  const part = path.join(content, `.${LEDGER_FILE}.${randomUUID().slice(0, 8)}`);
  try {
    writeFileSync(part, after);
    renameSync(part, path.join(content, LEDGER_FILE));
  } catch (error) {
    rmSync(part, { force: true });
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    return { added: 0, refusal: (error as Error).message };
  }
  return { added: countIn(after) - countIn(before ?? '') };
}

function countIn(text: string): number {
  return readLedger(text).entries.length;
}

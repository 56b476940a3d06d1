import { OLD_ADDRESS } from '../addresses.ts';
import { ledgerLine, readLedger, type OddLine } from '../ledger.ts';
import type { AddressState, Ledger, LedgerEntry } from '../model/ledger.ts';
import type { SourceFile } from '../read/content-folder.ts';
import type { Report } from '../report.ts';

/** Marks that git leaves where two changes meet. */
const CONFLICT = /^(?:<{7}|={7}|>{7})(?:\s|$)/;

/**
 * Reads the ledger as it is on a day; undefined where a site has none yet. Lines that say nothing, or two things of one address, are
 * findings. An address whose day is still to come was never published: it is among those that `due` names with it.
 */
export function parseLedger(
  file: SourceFile | undefined,
  today: string,
  { report }: Report,
): { readonly ledger: Ledger | undefined; readonly due: ReadonlyMap<string, string> } {
  const due = new Map<string, string>();
  if (!file) return { ledger: undefined, due };
  const { entries, odd } = readLedger(file.text);
  const conflict = odd.find(({ text }) => CONFLICT.test(text));
  for (const one of odd)
    if (!CONFLICT.test(one.text) || one === conflict)
      report('ledger-line', { file: file.path, line: one.line, column: 1 }, valuesOf(one));
  const ledger = new Map<string, LedgerEntry>();
  for (const entry of entries) {
    const { address, state, line } = entry;
    const first = ledger.get(address);
    const place = { file: file.path, line, column: 1 };
    if (entry.day !== undefined && entry.day > today) {
      due.set(address, entry.day);
      continue;
    }
    if (first && first.state !== state) report('ledger-twice', place, { address, state, line: String(first.line) });
    else if (state === 'gone' && !OLD_ADDRESS.test(address))
      report('ledger-line', place, { text: ledgerLine(address, state), mend: '' });
    ledger.set(address, first ?? entry);
  }
  return { ledger, due };
}

function valuesOf({ text }: OddLine): Record<string, string> {
  if (CONFLICT.test(text)) return { text: text.trim(), conflict: 'yes' };
  const [, named] = /(\/[^\s:#?%\\'"]*)/.exec(text) ?? [];
  const [, bare] = /^\s*(?:-\s+)?["']?([a-z\d][a-z\d/-]*)["']?(?:\s*:|\s*$|\s+(?:live|gone)\b)/.exec(text) ?? [];
  const address = bare !== undefined && named !== `/${bare}` && /^[\s-]*["']?[a-z\d]/.test(text) ? `/${bare}` : named;
  const isWhole = address !== undefined && OLD_ADDRESS.test(address) && !/^\s*\/\S+\s+[^:]+:/.test(text);
  return { text: text.trim(), mend: isWhole ? ledgerLine(address, stateMeant(text)) : '' };
}

function stateMeant(text: string): AddressState {
  return /\b(?:gone|goen|gon|dead|deleted|removed)\b/i.test(text) ? 'gone' : 'live';
}

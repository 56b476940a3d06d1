import type { AddressState, LedgerEntry } from './model/ledger.ts';

/** What a new ledger begins with. */
const HEAD = [
  '# Every address that this site has ever had. `npm run build` adds new ones; keep this file with the others.',
  '# `live` stays alive for ever: as a page, or under `aliases` of the page that took its place. `gone` is meant to be gone.',
];
const LINE = /^(\/[^\s:#?%\\]*):[ \t]+(live|gone)[ \t]*(?:#.*)?$/;

/** A line of a ledger that is neither an entry nor a comment. */
export interface OddLine {
  readonly line: number;
  readonly text: string;
}

/** What the text of a ledger says, line by line: a plain reader, since the one of YAML compares each name with all others. */
export function readLedger(text: string): { entries: LedgerEntry[]; odd: OddLine[] } {
  const entries: LedgerEntry[] = [];
  const odd: OddLine[] = [];
  for (const [index, line] of linesOf(text).entries()) {
    const [, address, state] = LINE.exec(line) ?? [];
    if (address !== undefined && state !== undefined)
      entries.push({ address, state: state as AddressState, line: index + 1, column: columnOfState(address, line) });
    else if (!/^\s*(?:#.*)?$/.test(line)) odd.push({ line: index + 1, text: line });
  }
  return { entries, odd };
}

/**
 * The text of a ledger with further addresses, each in a line of its own before the first that sorts behind it; every other line stays as it
 * is. Without a text, a new ledger.
 */
export function addToLedger(text: string | undefined, addresses: readonly string[]): string {
  const end = text?.includes('\r\n') ? '\r\n' : '\n';
  const lines = text === undefined ? HEAD : linesOf(text.replace(/(?:\r?\n)+$/, ''));
  const known = new Set(readLedger(text ?? '').entries.map(({ address }) => address));
  const fresh = [...new Set(addresses)].filter((address) => !known.has(address)).toSorted(compare);
  let next = 0;
  const upTo = (here: string | undefined): string[] => {
    const start = next;
    while (comesBefore(fresh[next], here)) next += 1;
    return fresh.slice(start, next).map((address) => ledgerLine(address));
  };
  const out = lines.flatMap((line) => {
    const [, here] = LINE.exec(line) ?? [];
    return here === undefined ? [line] : [...upTo(here), line];
  });
  return `${[...out, ...upTo(undefined)].join(end)}${end}`;
}

/** Whether an address belongs before another one; before the end of the file all do. */
function comesBefore(address: string | undefined, here: string | undefined): boolean {
  return address !== undefined && (here === undefined || compare(address, here) < 0);
}

/** The text of a ledger in which an address has another state. */
export function setInLedger(text: string, address: string, state: AddressState): string {
  return text
    .split('\n')
    .map((line) => (LINE.exec(line.replace(/\r$/, ''))?.[1] === address ? line.replace(/: *\w+/, `: ${state}`) : line))
    .join('\n');
}

/** A line of the ledger, as it is written. */
export function ledgerLine(address: string, state: AddressState = 'live'): string {
  return `${address}: ${state}`;
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

function columnOfState(address: string, line: string): number {
  const rest = line.slice(address.length + 1);
  return address.length + 2 + (rest.length - rest.trimStart().length);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** `live` is to lead somewhere for ever; `gone` is meant to lead nowhere. */
export type AddressState = 'live' | 'gone';

/** A line of the ledger: an address that was published, and where it stands. */
export interface LedgerEntry {
  readonly address: string;
  readonly state: AddressState;
  /** Counted from 1. */
  readonly line: number;
  /** Of the state, counted from 1. */
  readonly column: number;
}

/** Every address that a site has ever had, in the order of its file. */
export type Ledger = ReadonlyMap<string, LedgerEntry>;

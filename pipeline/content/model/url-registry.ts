/** `live` is to lead somewhere for ever; `gone` is meant to lead nowhere. */
export type AddressState = 'live' | 'gone';

/** What a build has to write into the URL registry. */
export interface UrlRegistryNews {
  /** Addresses that are published and not listed. */
  readonly shown: readonly string[];
  /** The first day of those that wait for it, `YYYY-MM-DD`. */
  readonly due: Readonly<Record<string, string>>;
  /** The day of the build, `YYYY-MM-DD`. */
  readonly day: string;
}

/** A line of the URL registry: an address that was published, or will be, and where it stands. */
export interface UrlRegistryEntry {
  readonly address: string;
  readonly state: AddressState;
  /** The day from which it is live, `YYYY-MM-DD`, where it was not when that was written. */
  readonly day?: string;
  /** Whether the file has lost it: git, or the published folder, knows of it. */
  readonly isLost?: true;
  /** Counted from 1. */
  readonly line: number;
  /** The column of the state, counted from 1. */
  readonly column: number;
}

/** Every address that a site has had up to a day, in the order of its file. */
export type UrlRegistry = ReadonlyMap<string, UrlRegistryEntry>;

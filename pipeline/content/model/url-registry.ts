/** A `live` address must lead somewhere for ever; a `gone` one leads nowhere on purpose. */
export type AddressState = 'live' | 'gone';

/** Changes that a build writes into the URL registry. */
export interface UrlRegistryNews {
  /** Published addresses that are not listed yet. */
  readonly shown: readonly string[];
  /** First days of scheduled addresses, `YYYY-MM-DD`. */
  readonly due: Readonly<Record<string, string>>;
  /** The day of the build, `YYYY-MM-DD`. */
  readonly day: string;
}

/** A line of the URL registry: an address that was or will be published, and its position. */
export interface UrlRegistryEntry {
  readonly address: string;
  readonly state: AddressState;
  /** The day from which it is live, `YYYY-MM-DD`; absent if it was live when the line was written. */
  readonly day?: string;
  /** Whether the file has lost the line, which git or the published folder still knows. */
  readonly isLost?: true;
  /** Counted from 1. */
  readonly line: number;
  /** The column of the state, counted from 1. */
  readonly column: number;
}

/** Every address that a site has had up to a day, in file order. */
export type UrlRegistry = ReadonlyMap<string, UrlRegistryEntry>;

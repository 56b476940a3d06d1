import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { LinkState } from '../../check/outside-links.ts';

const FILE = 'external-links.json';
/** What leads somewhere will do so tomorrow; what does not may be mended in a moment. */
const GOOD_MS = 86_400_000;
const BAD_MS = 3_600_000;

const stateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('good') }),
  z.object({ kind: z.literal('moved'), to: z.string() }),
  z.object({ kind: z.enum(['dead', 'refused']), status: z.number() }),
  z.object({ kind: z.literal('unreachable'), why: z.string() }),
]);
const recordSchema = z.record(z.string(), z.object({ state: stateSchema, at: z.number() }));
type LinkRecord = z.infer<typeof recordSchema>;

/** What came of addresses that were tried lately, kept in the folder `cache`. */
export interface LinkCache {
  get(address: string): LinkState | undefined;
  set(address: string, state: LinkState): void;
  /** Keeps what was set, and forgets what is too old. */
  close(): void;
}

export function openLinkCache(cache: string, now: () => number = Date.now): LinkCache {
  const file = path.join(cache, FILE);
  const entries = new Map(Object.entries(readRecord(file)).filter((entry) => isFresh(entry[1], now())));
  return {
    get: (address) => entries.get(address)?.state,
    set: (address, state) => void entries.set(address, { state, at: now() }),
    close: () => {
      mkdirSync(cache, { recursive: true });
      writeFileSync(`${file}.${process.pid}.part`, JSON.stringify(Object.fromEntries(entries)));
      renameSync(`${file}.${process.pid}.part`, file);
    },
  };
}

function isFresh({ state, at }: LinkRecord[string], now: number): boolean {
  return at <= now && now - at < (state.kind === 'good' || state.kind === 'moved' ? GOOD_MS : BAD_MS);
}

/** A record that is damaged is as good as none: everything is tried again. */
function readRecord(file: string): LinkRecord {
  if (!existsSync(file)) return {};
  try {
    return recordSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

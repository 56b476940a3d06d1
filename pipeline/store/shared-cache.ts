import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createStorage, type Driver } from 'unstorage';
import { UserError } from '../user-error.ts';
import { folderDriver } from './folder-driver.ts';

/** A cache that several machines use: the packs that each of them has made, for the others to take. */
export interface SharedCache {
  /** Puts packs that are new into the store of a cache. Returns how many. */
  take(cache: string): Promise<number>;
  /** Gives a pack to the others. */
  give(pack: string): Promise<void>;
  close(): Promise<void>;
}

/** A pack in the index, the oldest first. */
interface Shared {
  readonly name: string;
  /** Items that it is divided into. */
  readonly pieces: number;
  /** Size in bytes. */
  readonly size: number;
}

const INDEX = 'index';
/** Names of packs in a cache that have been taken, a line each. */
const TAKEN = 'taken-packs';
const PIECE_BYTES = 16_000_000;
const MOST_BYTES = 4_000_000_000;
/** What one machine adds to the index can be overwritten by another one. It looks, and adds it again; a pack that is lost all the same is made again. */
const TRIES = 5;
const MOST_SECONDS = 30 * 86_400;

/**
 * Opens the cache at an address: `redis://HOST`, `s3://BUCKET?endpoint=https://…&region=…` (keys from `AWS_ACCESS_KEY_ID`
 * and `AWS_SECRET_ACCESS_KEY`), or a folder. What other programs have made, by their hash, is left alone. Throws a
 * `UserError` for any other address.
 */
export async function openSharedCache(
  address: string,
  program: string,
  environment: NodeJS.ProcessEnv,
): Promise<SharedCache> {
  const storage = createStorage({ driver: await driverFor(address, environment) });
  const at = (name: string): string => `site:${program.slice(0, 16)}:${name}`;
  return { take, give, close: () => storage.dispose() };

  async function take(cache: string): Promise<number> {
    const taken = readTaken(cache);
    const index = await readIndex();
    const fresh = index.filter(({ name }) => !taken.has(name) && !existsSync(fileOf(cache, name)));
    for (const pack of fresh) await fetchPack(pack, fileOf(cache, pack.name));
    writeTaken(
      cache,
      index.map(({ name }) => name),
    );
    return fresh.length;
  }

  async function fetchPack({ name, pieces }: Shared, file: string): Promise<void> {
    const parts: Uint8Array[] = [];
    for (let piece = 0; piece < pieces; piece++) {
      const part: Uint8Array | null = await storage.getItemRaw(at(`${name}:${piece}`));
      if (part === null) return;
      parts.push(new Uint8Array(part));
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, Buffer.concat(parts));
    renameSync(`${file}.part`, file);
  }

  async function give(file: string): Promise<void> {
    const bytes = readFileSync(file);
    const name = path.basename(file, '.pack');
    const pieces = Math.ceil(bytes.length / PIECE_BYTES);
    for (let piece = 0; piece < pieces; piece++) {
      const part = bytes.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES);
      await storage.setItemRaw(at(`${name}:${piece}`), part);
    }
    await addToIndex({ name, pieces, size: bytes.length });
  }

  async function addToIndex(pack: Shared): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const index = await readIndex();
      if (index.some(({ name }) => name === pack.name)) return;
      const all = [...index, pack];
      const kept = all.filter((_, place) => sizeOf(all.slice(place)) <= MOST_BYTES);
      await storage.setItem(at(INDEX), JSON.stringify(kept));
      for (const old of all.slice(0, all.length - kept.length))
        for (let piece = 0; piece < old.pieces; piece++) await storage.removeItem(at(`${old.name}:${piece}`));
    }
  }

  async function readIndex(): Promise<Shared[]> {
    return (await storage.getItem<Shared[]>(at(INDEX))) ?? [];
  }
}

async function driverFor(address: string, environment: NodeJS.ProcessEnv): Promise<Driver> {
  if (/^rediss?:/.test(address)) {
    const { default: redis } = await import('unstorage/drivers/redis');
    const driver = redis({
      url: address,
      maxRetriesPerRequest: 1,
      connectTimeout: 5000,
      ttl: MOST_SECONDS,
      retryStrategy: () => null,
    });
    // Each command that fails says so itself.
    driver.getInstance?.().on('error', () => undefined);
    return driver;
  }
  if (address.startsWith('s3:')) {
    const { default: s3 } = await import('unstorage/drivers/s3');
    const { hostname: bucket, searchParams } = new URL(address);
    const [endpoint, region] = ['endpoint', 'region'].map((name) => searchParams.get(name));
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
    if (!bucket || !endpoint || !region || !accessKeyId || !secretAccessKey)
      throw new UserError(
        `Cannot use ${address} as a shared cache: it must be s3://BUCKET?endpoint=https://…&region=…, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.`,
      );
    return s3({ bucket, endpoint, region, accessKeyId, secretAccessKey });
  }
  if (/^\w{2,}:/.test(address))
    throw new UserError(`Cannot use ${address} as a shared cache: it must be redis://…, s3://… or a folder.`);
  return folderDriver(path.resolve(address));
}

function sizeOf(packs: readonly Shared[]): number {
  return packs.reduce((sum, { size }) => sum + size, 0);
}

function fileOf(cache: string, name: string): string {
  return path.join(cache, 'store', `${path.basename(name)}.pack`);
}

/** Packs that were taken once: they may have been joined with others since. */
function readTaken(cache: string): ReadonlySet<string> {
  const file = path.join(cache, TAKEN);
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
}

function writeTaken(cache: string, names: readonly string[]): void {
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, TAKEN), names.join('\n'));
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import pRetry from 'p-retry';
import { entryAt, listOtherFiles, nameSome } from '../build/publish/listing.ts';
import { MANIFEST, type Manifest, parseManifest, readManifest, readManifestText } from '../build/publish/manifest.ts';
import { NOT_FOUND_ADDRESS, REDIRECTS_JSON } from '../content/addresses.ts';
import { countOf } from '../lint/formats/shown.ts';
import { readRedirects } from '../outputs/data/redirect-files.ts';
import { UserError } from '../shared/errors.ts';
import { sha256 } from '../shared/hash.ts';
import { complain, say } from '../shared/terminal.ts';
import type { Options } from './arguments/arguments.ts';
import { describeRefusal } from './external/ask.ts';

/** `npm run verify`: compares a folder, or a served site, with what the build has made; exit code 1 if they differ. */
export async function runVerify({ words, out }: Options): Promise<number> {
  const [place = out] = words;
  const isAddress = /^https?:\/\//i.test(place);
  const { files, differences, notes } = isAddress ? await verifyAddress(place, out) : verifyFolder(path.resolve(place));
  if (differences.length > 0) {
    complain([
      ...differences,
      `${place} is not what the build has made: ${countOf(differences.length, 'difference')}.`,
    ]);
    return 1;
  }
  say([...notes, `${place} is what the build has made: ${countOf(files, 'file')} compared.`]);
  return 0;
}

/**
 * Compares a folder with the manifest that a build has left in it. Names other files there, which are no difference.
 * Throws a `UserError` if there is no manifest.
 */
export function verifyFolder(folder: string): Verified {
  if (!existsSync(folder))
    throw new UserError(`Cannot verify ${folder}: it is not there. An address begins with https:// or http://.`);
  const made = readManifest(folder);
  if (made.size === 0)
    throw new UserError(
      `Cannot verify ${folder}: it holds no ${MANIFEST} of a build. Name the folder of a finished site.`,
    );
  const differences = differencesIn(folder, made);
  const others = listOtherFiles(folder, [MANIFEST, ...made.keys()]);
  return {
    files: made.size,
    differences,
    notes: others.length > 0 ? [`Beside it, not made by the build: ${nameSome(others)}`] : [],
  };
}

/** Returns a message for each file that is missing or differs from what the build has made. */
function differencesIn(folder: string, made: Manifest): string[] {
  return [...made].flatMap(([file, hash]) => {
    const place = path.join(folder, file);
    if (!entryAt(place)?.isFile()) return [`${file} is missing`];
    return sha256(readFileSync(place)) === hash ? [] : [`${file} has other bytes than the build has made`];
  });
}

const AT_ONCE = 8;
const PATIENCE_MS = 30_000;
const RETRIES = 2;
/** Files that hosts read and need not serve: their configuration, and names that begin with a dot or an underscore. */
const FOR_HOSTS = /^(?:_|\.(?!well-known\/)|(?:vercel\.json|nginx\.conf|Caddyfile)$)/;

/** The result of comparing files with what a build has made. */
interface Verified {
  /** Number of compared files. */
  readonly files: number;
  /** A sentence for each file that differs. */
  readonly differences: readonly string[];
  /** Further notes for the person who runs the command. */
  readonly notes: readonly string[];
}

/** The expected response at an address. */
interface Expected {
  readonly file: string;
  /** Path from the root of the site. */
  readonly address: string;
  readonly status: number;
  readonly hash: string;
  /** The redirect target that a host with redirect rules may answer with instead. */
  readonly movedTo?: string | undefined;
}

/**
 * Compares what is served at `site` with the build in the folder `out`, or without one, with the manifest served there.
 * Throws a `UserError` if there is no manifest or no response.
 */
export async function verifyAddress(site: string, out: string): Promise<Verified> {
  const base = site.replace(/\/+$/, '');
  const text = readManifestText(out) ?? (await fetchText(base, `/${MANIFEST}`));
  const made = parseManifest(text);
  if (!made)
    throw new UserError(`Cannot verify ${site}: there is no ${MANIFEST} of a build, neither there nor in ${out}.`);
  const { moved } = readRedirects(made.has(REDIRECTS_JSON.slice(1)) ? await fetchText(base, REDIRECTS_JSON) : '');
  const expected = expectedOf(
    new Map([[MANIFEST, sha256(text)], ...made]),
    (page) => moved[decodeURI(new URL(base).pathname).replace(/\/$/, '') + page],
  );
  const found = await pLimit(AT_ONCE).map(expected, (one) => compare(base, one));
  return { files: expected.length, differences: found.flatMap((difference) => difference ?? []), notes: [] };
}

/** Lists the expected responses; `redirects.json` holds old addresses with the base path. */
function expectedOf(made: Manifest, movedTo: (page: string) => string | undefined): Expected[] {
  return [...made].flatMap(([file, hash]): Expected[] => {
    // Hosts send the compressed copy of a file instead of it.
    const isCopy = /\.(?:br|gz)$/.test(file) && made.has(file.slice(0, -3));
    if (isCopy || FOR_HOSTS.test(file)) return [];
    const page = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/');
    // Hosts send this page for unknown addresses; they differ in what they send at its own address.
    if (page === NOT_FOUND_ADDRESS) return [{ file, address: `/${hash.slice(0, 16)}`, status: 404, hash }];
    const address = page.split('/').map(encodeURIComponent).join('/');
    return [{ file, address, status: 200, hash, movedTo: movedTo(page) }];
  });
}

/** Returns what is wrong with a response, as text; undefined if nothing is. */
async function compare(base: string, { file, address, status, hash, movedTo }: Expected): Promise<string | undefined> {
  const answer = await ask(base + address).catch((error: unknown) => describeRefusal(error, PATIENCE_MS));
  if (typeof answer === 'string') return `${address}: ${answer}`;
  const { location } = answer;
  if (movedTo !== undefined && [movedTo, encodeURI(movedTo)].some((to) => location?.endsWith(to))) return undefined;
  const found = `answers ${answer.status}${location === undefined ? '' : ` and leads to ${location}`}`;
  if (answer.status !== status) return `${address}: ${found}, expected ${status} with ${file}`;
  return answer.hash === hash ? undefined : `${address}: has other bytes than ${file} of the build`;
}

/** Sends a request, with retries; `hash` is that of the response's body. */
function ask(address: string) {
  return pRetry(
    async (attempt) => {
      const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
      const { status, headers, body } = answer;
      const hash = createHash('sha256');
      for await (const piece of body ?? []) hash.update(piece);
      // The failure may be temporary.
      if ((status === 429 || status >= 500) && attempt <= RETRIES) throw new Error(`it answers ${status}`);
      return { status, location: headers.get('location') ?? undefined, hash: hash.digest('hex') };
    },
    { retries: RETRIES, minTimeout: 500 },
  );
}

/** Returns the text at an address; empty if there is none. */
async function fetchText(base: string, address: string): Promise<string> {
  try {
    const answer = await fetch(base + address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? await answer.text() : '';
  } catch (error) {
    throw new UserError(`Cannot verify ${base}: ${describeRefusal(error, PATIENCE_MS)}.`);
  }
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOfChanges, INDEXNOW_KEY_FILE } from '../../content/addresses.ts';
import { changesFileSchema, type ChangesFile } from '../../content/schema/published-json.ts';
import { parseJson } from '../../shared/parse-json.ts';
import { UserError } from '../../shared/user-error.ts';
import { readPlainNote, writePlainNote } from '../cache/note.ts';

/** Most addresses that the protocol allows in one request. */
const MOST = 10_000;
/** Hashes of pages when they were last announced: by site address, then by page address. */
const RECORD = 'announced.note';
const PATIENCE_MS = 30_000;

type Announced = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Tells search engines by IndexNow (https://www.indexnow.org) which pages of the published folder `out` are changed,
 * new or gone since the last announcement, which a record in `cache` holds. Resolves with the number of pages. Throws a
 * `UserError` if the site has no key or a request fails; then nothing counts as announced.
 */
export async function notifyIndexNow(out: string, cache: string, endpoint: string): Promise<number> {
  const keyFile = path.join(out, INDEXNOW_KEY_FILE);
  if (!existsSync(keyFile))
    throw new UserError(
      `Cannot announce ${out}: it holds no key. Give \`indexnow_key\` in \`site.yaml\` some 32 letters and digits, build, and publish the folder first.`,
    );
  const key = readFileSync(keyFile, 'utf8').trim();
  const newest = readChanges(out, addressOfChanges(0));
  const { site, older } = newest;
  const files = [newest, ...older.map((url) => readChanges(out, url.slice(site.length)))];
  const now = new Map(files.flatMap(({ pages }) => pages.map(({ url, sha256 }) => [url, sha256])));
  const record = path.join(cache, RECORD);
  const sites = readPlainNote<Announced>(record) ?? {};
  const told = new Map(Object.entries(sites[site] ?? {}));
  const changed = [...new Set([...now.keys(), ...told.keys()])].filter((url) => now.get(url) !== told.get(url));
  const urls = changed.map((url) => site + encodeURI(url.slice(site.length))).toSorted();
  for (let start = 0; start < urls.length; start += MOST)
    await tell(endpoint, site, key, urls.slice(start, start + MOST));
  writePlainNote(record, { ...sites, [site]: Object.fromEntries(now) });
  return urls.length;
}

async function tell(endpoint: string, site: string, key: string, urls: readonly string[]): Promise<void> {
  const keyLocation = `${site}/${INDEXNOW_KEY_FILE}`;
  const body = JSON.stringify({ host: new URL(site).host, key, keyLocation, urlList: urls });
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(endpoint, { method: 'POST', headers, body, signal }).catch((cause: unknown) => {
    throw new UserError(`Cannot reach ${endpoint}: ${String(cause)}. Nothing was announced; try again later.`);
  });
  if (!answer.ok)
    throw new UserError(
      `${endpoint} answered ${answer.status}${REASONS[answer.status] ?? ''}. Nothing counts as announced; run the command again when that is fixed.`,
    );
}

/** What the protocol means by some status codes. */
const REASONS: Readonly<Record<number, string>> = {
  403: ': it did not find the key at the address of the site; is the folder published?',
  422: ': the addresses are not those of the site that the key is for; is `url` right in `site.yaml`?',
  429: ': it has been told too often',
};

/** Reads a file of changes from the published folder. Throws a `UserError` if it is missing or invalid. */
function readChanges(out: string, address: string): ChangesFile {
  const file = path.join(out, address);
  const changes = existsSync(file) ? parseJson(readFileSync(file, 'utf8'), changesFileSchema) : undefined;
  if (!changes) throw new UserError(`Cannot announce ${out}: it holds no ${address.slice(1)} of a build.`);
  return changes;
}

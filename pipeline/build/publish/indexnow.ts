import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { INDEXNOW_KEY_FILE, NOT_FOUND_ADDRESS } from '../../content/addresses.ts';
import { escapeXml } from '../../outputs/data/xml.ts';
import { readPlainNote, writePlainNote } from '../cache/note.ts';
import { UserError } from '../../shared/user-error.ts';
import { readManifest } from './manifest.ts';

/** Most addresses that the protocol allows in one message. */
const MOST = 10_000;
/** Hashes of pages when they were announced last: by the address of their site, then by their files. */
const RECORD = 'announced.note';
const PATIENCE_MS = 30_000;

type Announced = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Tells search engines by IndexNow (https://www.indexnow.org) which pages of the published folder `out` have changed, are new or
 * have gone since they were told last, as a record in `cache` says. Resolves with how many. Throws a `UserError` where the site
 * has no key, or was not heard; nothing counts as told then.
 */
export async function notifyIndexNow(out: string, cache: string, endpoint: string): Promise<number> {
  const keyFile = path.join(out, INDEXNOW_KEY_FILE);
  if (!existsSync(keyFile))
    throw new UserError(
      `Cannot announce ${out}: it holds no key. Give \`indexnow_key\` in \`site.yaml\` some 32 letters and digits, build, and publish the folder first.`,
    );
  const key = readFileSync(keyFile, 'utf8').trim();
  const listed = addressesIn(out);
  const site = siteUrlOf(out);
  if (site === undefined || listed.size === 0)
    throw new UserError(`Cannot announce ${out}: it holds no sitemap with addresses.`);
  const now = pagesOf(out, (file) => listed.has(escapeXml(site + encodeURI(addressOf(file)))));
  const record = path.join(cache, RECORD);
  const sites = readPlainNote<Announced>(record) ?? {};
  const told = new Map(Object.entries(sites[site] ?? {}));
  const files = [...new Set([...now.keys(), ...told.keys()])].filter((file) => now.get(file) !== told.get(file));
  const urls = files.map((file) => site + encodeURI(addressOf(file))).toSorted();
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

/** What the protocol means by some answers. */
const REASONS: Readonly<Record<number, string>> = {
  403: ': it did not find the key at the address of the site; is the folder published?',
  422: ': the addresses are not those of the site that the key is for; is `url` right in `site.yaml`?',
  429: ': it has been told too often',
};

/** The address of the site that a folder was made for, as it tells crawlers where its sitemap is. */
function siteUrlOf(out: string): string | undefined {
  const robots = path.join(out, 'robots.txt');
  return existsSync(robots) ? /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readFileSync(robots, 'utf8'))?.[1] : undefined;
}

/** The whole addresses of all sitemaps. */
function addressesIn(out: string): ReadonlySet<string> {
  const files = readdirSync(out).filter((name) => /^sitemap(?:-\d+)?\.xml$/.test(name));
  const texts = files.map((name) => readFileSync(path.join(out, name), 'utf8'));
  const found = texts.flatMap((text) =>
    [...text.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, address = '']) => address),
  );
  return new Set(found);
}

function pagesOf(out: string, isListed: (file: string) => boolean): ReadonlyMap<string, string> {
  const pages = [...readManifest(out)].filter(([file]) => file.endsWith('.html'));
  return new Map(pages.filter(([file]) => addressOf(file) !== NOT_FOUND_ADDRESS && isListed(file)));
}

function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

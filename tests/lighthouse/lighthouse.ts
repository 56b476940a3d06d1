import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { findBrowser } from '../run/browser.mjs';
import { startPreview } from '../../pipeline/server/preview.ts';
import { Auditor, medianOf, type Grades } from './audit.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { shortfalls, type AuditedPage } from './excuses.ts';
import { head, row } from './table.ts';
import { readArguments } from '../tool-arguments.ts';

// `npm run lighthouse [-- [--runs N] ADDRESS …]`: Lighthouse's scores for every page of `dist/`, or for
// the given ones. Exit code 1 if one is below 100. Without `--runs`, a page is audited once; if it is below 100, four times more after
// the other pages, and the median counts, since a machine that was busy may be the reason.

/** The number of runs for a page that was below 100 at first. */
const RUNS_IN_DOUBT = 5;
/** An address without a page: hosts respond with the not-found page and status 404. */
const UNKNOWN = '/there-is-no-such-page';
const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

const site = path.resolve(import.meta.dirname, '../../dist');
const { values, words: positionals } = readArguments(
  [
    'lighthouse [-- [--runs N] ADDRESS …]',
    'Audits every page of `dist/`, or those named; exit code 1 if a score is below 100.',
  ],
  { options: { runs: { type: 'string' } } },
);
const runs = Number(values.get('runs') ?? 1);
if (!Number.isInteger(runs) || runs < 1)
  fail(`Unexpected \`--runs ${String(values.get('runs'))}\`, expected a number from 1`);
if (!existsSync(path.join(site, 'index.html'))) fail('There is no site in dist/; run `npm run build` first');
const executable = findBrowser() ?? fail('Cannot find Chromium or Chrome; install one of them first');

const preview = await startPreview(site);
const proxy = await startCompressingProxy(preview.origin);
const pages = await pagesToAudit(proxy.origin + preview.base);
const browser = await launch({ chromePath: executable || chromium.executablePath(), chromeFlags: BROWSER_FLAGS });
process.once('SIGTERM', () => {
  browser.kill();
  process.exit(1);
});
const auditor = new Auditor(browser.port);
await auditor.measureMachine(proxy.origin + preview.base);
const width = Math.max(...pages.map(({ address }) => address.length));
console.log(head(width));
const audited = new Map<AuditedPage, readonly Grades[]>();
try {
  for (const page of pages) await auditUpTo(runs, page);
  if (!values.has('runs')) for (const page of shortPages()) await auditUpTo(RUNS_IN_DOUBT, page);
} finally {
  browser.kill();
  proxy.close();
  await preview.close();
}
const short = shortPages();
console.log(`\n${pages.length} pages, ${short.length} with a score below 100`);
process.exitCode = short.length === 0 ? 0 : 1;

/** Audits a page until it has as many runs as wanted, and prints the medians. */
async function auditUpTo(wanted: number, page: AuditedPage): Promise<void> {
  const all = [...(audited.get(page) ?? [])];
  while (all.length < wanted) all.push(await auditor.audit(page.url));
  audited.set(page, all);
  console.log(row({ page, grades: medianOf(all), runs: all.length, slowdown: auditor.slowdown }, width));
}

/** Returns the pages of which a median is below 100. */
function shortPages(): AuditedPage[] {
  return [...audited].flatMap(([page, all]) => (shortfalls(page, medianOf(all)).length > 0 ? [page] : []));
}

/** Reads the built pages. Imports the module for it late, since it reads them when it is loaded, and there must be a site. */
async function pagesToAudit(origin: string): Promise<AuditedPage[]> {
  const { pages: built, metas } = await import('../site/built-site.ts');
  const { NOT_FOUND } = await import('../site/routes.ts');
  const unknown = positionals.filter((address) => !built.some((page) => page.address === address));
  if (unknown.length > 0) fail(`dist/ has no page at ${unknown.join(', ')}`);
  return built
    .filter(({ address }) => positionals.length === 0 || positionals.includes(address))
    .map((page) => ({
      address: page.address,
      url: origin + (page.address === NOT_FOUND ? UNKNOWN : page.address),
      isHidden: metas(page, 'robots').some((content) => content.includes('noindex')),
    }));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

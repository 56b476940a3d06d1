import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'puppeteer-core';

/** The address that opens the desk, of which then the journeys are. */
const DOOR = process.env['DOOR'];
const ORIGIN = process.env['ORIGIN'] ?? (DOOR === undefined ? 'http://localhost:4173' : new URL(DOOR).origin);
const LOG = process.env['ORCA_LOG'] ?? '';
const TRANSCRIPT = path.join(
  import.meta.dirname,
  '../site/transcripts',
  DOOR === undefined ? 'orca-with-firefox.txt' : 'orca-at-the-desk.txt',
);
/** Orca has finished speaking when its log has not changed for this number of checks. */
const QUIET_LOOKS = 8;
const LOOK_MS = 300;

/** The first address, and the pressed keys: Orca's for headings (`h`), links (`k`), buttons (`b`), tables (`t`) and fields (`e`), and the browser's. */
type Journey = readonly [address: string, ...keys: string[]];
const ON_THE_SITE: readonly Journey[] = [
  ['/how-i-help', 'h', 'h', 'h', 'k', 'k'],
  ['/audit-thank-you', 'h', 'h', 'h'],
  ['/insights', 'h', 'h', 'h', 'h'],
  ['/privacy-policy', 'h', 'h', 'k', 'b', 'b', 'Return'],
  ['/no-such-page', 'h', 'k', 'k', 'k', 'k', 'k', 'k', 'k', 'k', 'k', 'k', 'k'],
];
const AT_THE_DESK: readonly Journey[] = [
  ['/desk', 'h', 'e', 't', 'k', 'k', 'b'],
  ['/desk/insights/burn-quality', 'h', 'b', 'b', 'e', 'e', 'e'],
  ['/desk/publish', 'h', 'h', 'b', 'b'],
];

const browser = await launch({
  browser: 'firefox',
  executablePath: '/usr/bin/firefox-esr',
  headless: false,
  args: ['--kiosk', '--width=1280', '--height=950'],
  defaultViewport: null,
});
const [page] = await browser.pages();
const lines: string[] = [];
let read = 0;
await page?.goto(DOOR ?? `${ORIGIN}/about`);
await heard();
execFileSync('xdotool', ['mousemove', '6', '700', 'click', '1']);
for (const [address, ...keys] of DOOR === undefined ? ON_THE_SITE : AT_THE_DESK) await walk(address, keys);
if (DOOR === undefined) {
  // A phone-sized window, in which a menu replaces the links.
  for (let step = 0; step < 8; step++) press('ctrl+plus');
  await walk('/about', ['b', 'Return', 'Tab', 'Escape']);
}
await browser.close();
writeFileSync(TRANSCRIPT, `${lines.join('\n')}\n`);

async function walk(address: string, keys: readonly string[]): Promise<void> {
  await page?.goto(ORIGIN + address);
  await heard();
  press('ctrl+Home');
  await heard();
  lines.push(`> open ${address}`);
  for (const key of keys) {
    press(key);
    lines.push(`> press ${key}`, ...(await heard()));
  }
}

function press(key: string): void {
  execFileSync('xdotool', ['key', '--clearmodifiers', key]);
}

/** Waits until Orca is silent, and returns what it has spoken since the last call. */
async function heard(): Promise<string[]> {
  const from = read;
  for (let quiet = 0; quiet < QUIET_LOOKS; quiet++) {
    await wait(LOOK_MS);
    const { length } = readFileSync(LOG, 'utf8');
    if (length > read) quiet = 0;
    read = length;
  }
  const said = readFileSync(LOG, 'utf8').slice(from, read);
  return [...said.matchAll(/SPEECH OUTPUT: '(.*)'(?:\{.*)?$/gm)].map(([, words = '']) => words);
}

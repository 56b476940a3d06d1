import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { findBrowser } from './run/browser.mjs';
import { launchBrowser } from './launch-browser.ts';
import { readArguments } from './tool-arguments.ts';

// `npm run pictures`: renews the pictures that tests compare the built pages with, and notes what they were taken with.

/** The tests that compare pages with pictures. */
const TESTS = ['visual.spec.ts', 'testimonials-states.spec.ts'];

readArguments(['pictures', 'Renews the pictures that the built pages are compared with.'], { mostWords: 0 });
const project = path.resolve(import.meta.dirname, '..');
const folder = path.join(project, 'tests', 'site', 'pictures');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'taken-with.json'), `${JSON.stringify(await browserInUse())}\n`);
process.exitCode = takePictures();
for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) await shrink(path.join(folder, file));

async function browserInUse(): Promise<{ chromium: string | undefined; platform: string }> {
  const browser = await launchBrowser();
  const [version] = browser.version().split('.');
  await browser.close();
  return { chromium: version, platform: process.platform };
}

function takePictures(): number {
  const cli = path.join(project, 'node_modules', '@playwright', 'test', 'cli.js');
  const args = ['test', '--config', 'tests/playwright.config.ts', '--update-snapshots=all', ...TESTS];
  const env = { ...process.env, BROWSER_EXECUTABLE: findBrowser() ?? '' };
  return spawnSync(process.execPath, [cli, ...args], { cwd: project, stdio: 'inherit', env }).status ?? 1;
}

/** Reduces a picture to 256 colors: the comparison does not notice the change, and the file has a third of the bytes. */
async function shrink(file: string): Promise<void> {
  writeFileSync(file, await sharp(readFileSync(file)).png({ palette: true, dither: 0, effort: 10 }).toBuffer());
}

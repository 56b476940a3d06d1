import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { DIST } from './built-site.ts';

const MAX_SCRIPT_BYTES = 2200;

/** Returns what is wrong with the scripts that the page requested before its load event. */
export async function firstScriptFaults(page: Page): Promise<string[]> {
  const scripts = await scriptsBeforeLoad(page);
  const bytes = scripts.reduce((total, file) => total + compressedBytes(file), 0);
  if (scripts.length === 0) return ['no script at all'];
  return bytes > MAX_SCRIPT_BYTES ? [`${bytes} bytes: ${scripts.join(', ')}`] : [];
}

/** Returns the script files that were requested before the load event, according to the browser's timing records. */
export async function scriptsBeforeLoad(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => {
    const [{ loadEventStart } = { loadEventStart: Infinity }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < loadEventStart);
    return resources.map(({ name }) => name);
  });
  return urls.map((url) => new URL(url).pathname.slice(1)).filter((file) => file.endsWith('.js'));
}

function compressedBytes(file: string): number {
  return brotliCompressSync(readFileSync(path.join(DIST, file))).length;
}

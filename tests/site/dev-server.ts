import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import { expect, testUnguarded as test } from './fixtures.ts';
import { ownPort } from './own-port.ts';

export const PORT = ownPort(1);
/** Enough for the first rendering of a page on a busy machine. */
const CONNECTED_MS = 25_000;
const root = path.resolve(import.meta.dirname, '../..');
let content = '';
/** Further options of the server. */
let further: readonly string[] = [];
let server: ChildProcess;
/** What the server has printed. */
export const said: string[] = [];

/**
 * Starts a development server with a copy of the content before the tests of a file, and stops it after them. `prepare`
 * changes the copy before, and returns further options of the server.
 */
export function serveDevelopment(prepare?: (content: string) => Promise<readonly string[]>): void {
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    // Another file of the same worker may have had a server, with another address of the desk.
    said.length = 0;
    content = await mkdtemp(path.join(os.tmpdir(), 'dev-'));
    await cp(path.join(root, 'content'), content, { recursive: true });
    further = (await prepare?.(content)) ?? [];
    await startServer();
  });

  test.afterAll(async () => {
    await stopServer();
    await rm(content, { recursive: true, force: true });
  });
}

/** Starts the server on the same content again. */
export async function startServer(): Promise<void> {
  const args = ['pipeline/bin/run.mjs', 'dev', '--content', content, '--port', String(PORT), ...further];
  // With `CI` set, an address that is missing in the URL registry would be an error.
  const env = { ...process.env, CI: '' };
  server = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  server.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      said.push(chunk.toString());
      if (chunk.toString().includes(String(PORT))) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The development server ended with code ${code}`)));
  });
}

/** Stops the server, as Ctrl+C in its terminal does. */
export async function stopServer(): Promise<void> {
  server.removeAllListeners('exit');
  if (server.exitCode !== null) return;
  server.kill('SIGINT');
  await once(server, 'exit');
}

/** Returns the path of a file in that content. */
export function inContent(file: string): string {
  return path.join(content, file);
}

/** Replaces a text in a file of that content. */
export async function edit(file: string, from: string, to: string): Promise<void> {
  const name = path.join(content, file);
  const text = await readFile(name, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  await writeFile(name, text.replace(from, to));
}

/**
 * Opens a page and waits until it is connected to the server and has loaded the module that hydrates islands. Opens the
 * page again if no connection is reported.
 */
export async function openLive(page: Page, address: string): Promise<void> {
  await expect(async () => {
    const isConnected = (message: ConsoleMessage): boolean => message.text().includes('[vite] connected');
    await Promise.all([
      page.waitForEvent('console', { predicate: isConnected, timeout: CONNECTED_MS }),
      page.goto(`http://localhost:${PORT}${address}`),
    ]);
  }).toPass();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('runtime/start-later')),
  );
}

/** Shows only one part of the style guide, because redrawing all of it takes the browser seconds. */
export async function showChapter(page: Page, id: string): Promise<Locator> {
  await page.addStyleTag({ content: `section[aria-labelledby$="-heading"]:not(#${id}) { display: none }` });
  return page.locator(`#${id}`);
}

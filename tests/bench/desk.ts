import type { Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { launchBrowser } from '../launch-browser.ts';
import { generateContent } from './generate.ts';

const EDITS = 12;
const PORT = 4188;
const PAUSE_MS = 700;
const TEXT = 'insights/burn-quality';

/** The milliseconds from a mistake that is typed at the desk. */
export interface DeskCosts {
  /** Until its finding stands in the list. */
  readonly found: number;
  /** Until the page beside it has its words. */
  readonly shown: number;
}

/** Measures the time from a typed mistake to its finding and to the page beside it, for each of a few edits. */
export async function measureDesk(project: string, work: string, generated: number): Promise<DeskCosts[]> {
  const content = path.join(work, 'desk-content');
  generateContent(path.join(project, 'content'), content, generated);
  // As `npm run dev` starts it.
  const node = ['--max-semi-space-size=16', 'pipeline/bin/run.mjs', 'dev'];
  const args = [...node, '--content', content, '--cache', path.join(work, 'desk-cache')];
  const server = spawn(process.execPath, [...args, '--port', String(PORT)], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const door = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const address = /http:\S+\/desk\?key=[\w-]+/.exec(said)?.[0];
        if (address !== undefined) resolve(address);
      });
      server.once('exit', (code) => reject(new Error(`The development server ended with code ${code}`)));
    });
    return await typeAndWatch(door);
  } finally {
    server.removeAllListeners('exit');
    server.kill('SIGINT');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

async function typeAndWatch(door: string): Promise<DeskCosts[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(door);
    await page.goto(`${new URL(door).origin}/desk/${TEXT}`);
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await page.frameLocator('iframe').locator('main').waitFor();
    const edits: DeskCosts[] = [];
    for (let edit = 0; edit < EDITS; edit++) {
      await text.press('ControlOrMeta+Home');
      const words = `one of ${edit} mistakes`;
      const costs = watchFor(page, words);
      await page.keyboard.insertText(`[${words}] (/about) `);
      edits.push(await costs);
      await text.press('ControlOrMeta+z');
      await page.waitForTimeout(PAUSE_MS);
    }
    return edits;
  } finally {
    await browser.close();
  }
}

/** Resolves once words that are typed now stand in a finding and on the page beside the text. */
function watchFor(page: Page, words: string): Promise<DeskCosts> {
  return page.evaluate(async (wanted) => {
    const typed = performance.now();
    let [found, shown] = [0, 0];
    while (found === 0 || shown === 0) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const list = document.querySelector('[data-pane=findings]')?.textContent ?? '';
      const beside = document.querySelector('iframe')?.contentDocument?.querySelector('main')?.textContent ?? '';
      if (found === 0 && list.includes(wanted)) found = now;
      if (shown === 0 && beside.includes(wanted)) shown = now;
    }
    return { found: found - typed, shown: shown - typed };
  }, words);
}

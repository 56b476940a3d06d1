import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../launch-browser.ts';
import { generateContent } from './generate.ts';

const EDITS = 12;
const PORT = 4189;
const PAUSE_MS = 300;

/** Milliseconds from the write of a file to the changed text on screen in a browser, for each of a few edits. */
export async function measureScreen(project: string, work: string, generated: number): Promise<number[]> {
  const content = path.join(work, 'live-content');
  generateContent(path.join(project, 'content'), content, generated);
  const args = ['pipeline/bin/run.mjs', 'dev', '--content', content, '--cache', path.join(work, 'live-cache')];
  const server = spawn(process.execPath, [...args, '--port', String(PORT)], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (chunk: Buffer) => void (chunk.includes(String(PORT)) && resolve()));
      server.once('exit', (code) => reject(new Error(`The development server ended with code ${code}`)));
    });
    return await editAndWatch(path.join(content, 'pages', 'faq.md'));
  } finally {
    server.removeAllListeners('exit');
    server.kill('SIGINT');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

async function editAndWatch(file: string): Promise<number[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
    await page.goto(`http://localhost:${PORT}/faq`);
    await connected;
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit++) {
      const words = `Edited ${edit} times`;
      const shown = page.waitForFunction(
        (wanted) => document.body.innerText.includes(wanted) && performance.timeOrigin + performance.now(),
        words,
        { polling: 'raf' },
      );
      const written = performance.timeOrigin + performance.now();
      writeFileSync(file, readFileSync(file, 'utf8').replace(/Getting Started|Edited \d+ times/, words));
      times.push(Number(await (await shown).jsonValue()) - written);
      await page.waitForTimeout(PAUSE_MS);
    }
    return times;
  } finally {
    await browser.close();
  }
}

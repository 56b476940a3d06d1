import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { launchBrowser } from '../launch-browser.ts';
import { git } from '../unit/git.ts';
import { generateContent } from './generate.ts';
import type { Browser } from '@playwright/test';

/** What is measured: its folders stand below `work`, with `generated` articles beside those of the site. */
export interface ServedSite {
  readonly project: string;
  readonly work: string;
  readonly generated: number;
  readonly port: number;
}

/**
 * Starts a development server as `npm run dev` does, and measures in a browser. `measureIn` gets the address that the
 * server prints, which is that of the desk with its key, and the folder of the content. Throws if the server ends before.
 */
export async function measureServed<Costs>(
  { project, work, generated, port }: ServedSite,
  measureIn: (browser: Browser, desk: string, content: string) => Promise<Costs>,
): Promise<Costs> {
  const content = path.join(work, `served-content-${port}`);
  generateContent(path.join(project, 'content'), content, generated);
  // Who writes has a repository, and each save asks it.
  for (const asked of ['init --quiet', 'add --all', 'commit --quiet --message=x']) git(content, ...asked.split(' '));
  const node = ['--max-semi-space-size=16', 'pipeline/bin/run.mjs', 'dev', '--port', String(port)];
  const args = [...node, '--content', content, '--cache', path.join(work, `served-cache-${port}`)];
  const server = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const desk = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const address = /http:\S+\/desk\?key=[\w-]+/.exec(said)?.[0];
        if (address !== undefined) resolve(address);
      });
      server.once('exit', (code) => reject(new Error(`The development server ended with code ${code}`)));
    });
    const browser = await launchBrowser();
    try {
      return await measureIn(browser, desk, content);
    } finally {
      await browser.close();
    }
  } finally {
    server.removeAllListeners('exit');
    server.kill('SIGINT');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

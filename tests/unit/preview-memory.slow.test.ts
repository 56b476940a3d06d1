import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { sampleOf } from '../sampling.ts';
import { createCopies } from '../../pipeline/server/compressed-copies.ts';
import { findFile, type SiteFile } from '../../pipeline/server/site-file.ts';
import { ask } from './ask.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const VISITORS = 2000;
const MOST_MB = 300;
const TARGETS = ['/', '/archive', '/archive', '/archive.txt', '/nope', '/images/large.jpg'];
/**
 * Answers any message with the most memory that the process has had, in kB. What the system says of resources holds, on Linux, what the
 * process had that started it.
 */
const METER = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from 'node:fs';
  const peak = () => Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  process.on('message', () => process.send(process.platform === 'linux' ? peak() : process.resourceUsage().maxRSS));
`)}`;
/** As in the scripts of `package.json`. */
const OPTIONS = ['--max-semi-space-size=16', '--import', METER];

const folder = temporaryFolder();
let server: ChildProcess;
let origin = '';

beforeAll(async () => {
  await mkdir(path.join(folder, 'images'));
  await writeFile(path.join(folder, 'index.html'), words(60_000));
  await writeFile(path.join(folder, '404.html'), words(30_000));
  await writeFile(path.join(folder, 'archive.html'), words(200_000));
  await writeFile(path.join(folder, 'archive.txt'), words(300_000));
  await writeFile(path.join(folder, 'short.html'), words(30_000));
  await writeFile(path.join(folder, 'images/large.jpg'), Buffer.alloc(400_000));
});

async function startServer(): Promise<void> {
  const args = ['preview', '--out', folder, '--port', '0'];
  server = fork('pipeline/bin/run.mjs', args, { cwd: PROJECT, execArgv: OPTIONS, silent: true });
  const [said] = await once(server.stdout ?? server, 'data');
  origin = /http:\S+/.exec(String(said))?.[0] ?? '';
  onTestFinished(() => void server.kill());
}

test.each(sampleOf(['br', 'gzip', 'identity'], 1))(
  `${VISITORS} visitors at once, sent %s, stay under ${MOST_MB} MB`,
  async (form) => {
    await startServer();
    const visit = async (_: unknown, index: number): Promise<string> => {
      const target = TARGETS[index % TARGETS.length] ?? '/';
      const { status, headers, body } = await ask(origin, target, { headers: { 'accept-encoding': form } });
      return `${target} ${status} ${body.length === Number(headers['content-length']) ? 'whole' : 'broken'}`;
    };
    const answers = await Promise.all(Array.from({ length: VISITORS }, visit));
    expect(new Set(answers)).toEqual(
      new Set(TARGETS.map((target) => `${target} ${target === '/nope' ? 404 : 200} whole`)),
    );
    expect(await peakMb()).toBeLessThan(MOST_MB);
  },
);

test.each(sampleOf(['/', '/images/large.jpg'], 1))(
  'a connection that asks for %s without an end, and takes no answer, is ended',
  async (target) => {
    await startServer();
    const { port } = new URL(origin);
    const visitor = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    const requests = `GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(1000);
    const askOn = (): void => {
      while (!visitor.destroyed && visitor.write(requests));
    };
    visitor.pause().on('drain', askOn);
    askOn();
    await new Promise((resolve) => void visitor.once('close', resolve));
    expect(await peakMb()).toBeLessThan(MOST_MB);
  },
);

test('a copy is made once, for all who ask for it at a time and afterwards', async () => {
  const copyOf = createCopies();
  const file = await found('archive.html');
  const [first, second] = await Promise.all([copyOf(file, 'br'), copyOf(file, 'br')]);
  expect([second === first, (await copyOf(file, 'br')) === first]).toEqual([true, true]);
});

test('the copy that was not asked for the longest makes room for another', async () => {
  const copyOf = createCopies(100_000);
  const [home, lost, short] = [await found('index.html'), await found('404.html'), await found('short.html')];
  const homeCopy = await copyOf(home, 'identity');
  const lostCopy = await copyOf(lost, 'identity');
  await copyOf(home, 'identity');
  await copyOf(short, 'identity');
  expect([(await copyOf(home, 'identity')) === homeCopy, (await copyOf(lost, 'identity')) === lostCopy]).toEqual([
    true,
    false,
  ]);
});

/** The most memory that the preview has had. */
async function peakMb(): Promise<number> {
  server.send('meter');
  const [peakKb] = (await once(server, 'message')) as [number];
  return peakKb / 1024;
}

async function found(name: string): Promise<SiteFile> {
  const file = await findFile(folder, [name]);
  if (!file) throw new Error(`The folder has no ${name}`);
  return file;
}

/** A text that compresses as pages do, the same at each run. */
function words(length: number): string {
  let text = '';
  for (let number = 1; text.length < length; number = (number * 48_271) % 2_147_483_647) {
    text += `<p>${(number % 4096).toString(36)} ${number.toString(36)}</p>\n`;
  }
  return text.slice(0, length);
}

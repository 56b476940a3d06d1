import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { createParseHere } from '../../../pipeline/build/threads/parse-here.ts';
import { manifestText } from '../../../pipeline/build/publish/manifest.ts';
import type { PublicationEvent } from '../../../pipeline/publishing/events.ts';
import { publish, type Agree, type Publishing, type PublishOptions } from '../../../pipeline/publishing/publish.ts';
import { sha256 } from '../../../pipeline/shared/hash.ts';
import { git } from '../git.ts';
import { SMALL_SITE } from '../load-folder.ts';
import { temporaryFolder, writeTexts } from '../temporary-folder.ts';

/** A project with versions of its content folder, and a place that they are sent to. */
export interface PublishingSite {
  readonly project: string;
  readonly content: string;
  readonly remote: string;
  readonly options: PublishOptions & { readonly url: string };
  /** Agrees to what changes, which is then built. */
  readonly agree: Agree;
  /** Runs git in the project. */
  readonly git: (...args: readonly string[]) => string;
}

/** Makes a project with the small site, whose versions are sent to a bare repository beside it. */
export async function publishingSite(publishSetting = 'publish: { to: git }'): Promise<PublishingSite> {
  withoutSettings();
  const around = temporaryFolder();
  const [project, remote] = [path.join(around, 'project'), path.join(around, 'remote.git')];
  const content = path.join(project, 'content');
  cpSync(SMALL_SITE, content, { recursive: true });
  writeTexts(project, { 'notes.txt': 'Mine.\n', '.gitignore': '.desk/\n' });
  for (const part of ['pages', 'pipeline', 'public', 'renderer']) mkdirSync(path.join(project, part));
  setPublish(content, publishSetting);
  git(around, 'init', '-q', '--bare', '-b', 'main', remote);
  git(project, 'init', '-q', '-b', 'main');
  git(project, 'config', 'user.name', 'Ann');
  git(project, 'config', 'user.email', 'ann@example.org');
  git(project, 'add', '.');
  git(project, 'commit', '-qm', 'Begin');
  git(project, 'remote', 'add', 'origin', `file://${remote}`);
  git(project, 'push', '-q', '-u', 'origin', 'main');
  const host = await servedHost();
  let looked = '';
  const options = {
    project,
    content,
    out: path.join(around, 'dist'),
    cache: path.join(around, 'cache'),
    url: host.url,
    parseDocuments: createParseHere(),
    build: ({ out }: Pick<PublishOptions, 'out'>) => {
      const articles = existsSync(path.join(content, 'insights/felt.md')) ? ['/insights/worn-felt'] : [];
      writeSite(out, looked, ['/', ...articles]);
      host.show(looked);
      return Promise.resolve({ contentVersion: looked });
    },
    limits: { waitMs: 2000, pollMs: 20, sendMs: 60_000 },
  };
  const agree: Agree = (_, version) => {
    looked = version;
    return true;
  };
  return { project, content, remote, options, agree, git: (...args) => git(project, ...args) };
}

/** Appends the setting of publishing to `site.yaml`. */
function setPublish(content: string, setting: string): void {
  const file = path.join(content, 'site.yaml');
  cpSync(path.join(SMALL_SITE, 'site.yaml'), file);
  writeFileSync(file, `\n${setting}\n`, { flag: 'a' });
}

/** Takes the personal settings of this machine away, and all questions. */
export function withoutSettings(): void {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  vi.stubEnv('GIT_ASKPASS', '');
  vi.stubEnv('SSH_ASKPASS', '');
  onTestFinished(() => void vi.unstubAllEnvs());
}

/** Writes what stands for a built site: a page for each address, and the list of them. */
export function writeSite(out: string, contentVersion: string, addresses: Iterable<string>): void {
  mkdirSync(out, { recursive: true });
  const files = new Map<string, { hash: string; size: number }>();
  for (const address of addresses) {
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
    const text = `${address} of ${contentVersion}`;
    writeTexts(out, { [file]: text });
    files.set(file, { hash: sha256(text), size: text.length });
  }
  writeTexts(out, { 'build.json': manifestText(files, { content: contentVersion, madeBy: {} }) });
}

/** Serves `build.json` with the version that is to be shown. */
async function servedHost() {
  let version = '';
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ content: version, files: {} }));
  });
  return { url: await listen(server), show: (next: string) => void (version = next) };
}

/** Starts a server for the test that runs. Returns its address. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Publishes, and returns all that is told. */
export function publishAll(site: PublishingSite, options: Partial<PublishOptions> = {}, agree = site.agree) {
  return eventsOf(publish({ ...site.options, ...options }, agree));
}

export async function eventsOf(publishing: Publishing): Promise<PublicationEvent[]> {
  const events: PublicationEvent[] = [];
  for await (const event of publishing) events.push(event);
  return events;
}

/** Returns the last event as a sentence each for what is wrong and what to do, or what else it says. */
export function ending(events: readonly PublicationEvent[]): string {
  const last = events.at(-1);
  if (last?.is === 'fault') return [last.fault, last.quote ?? [], last.remedy ?? []].flat().join(' | ');
  if (last?.is === 'errors')
    return last.errors.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n');
  return last && 'words' in last ? last.words : (last?.is ?? 'nothing');
}

/** Returns what changes for visitors. */
export function changesIn(events: readonly PublicationEvent[]) {
  const found = events.find((event) => event.is === 'changes');
  if (found?.is !== 'changes') throw new Error(JSON.stringify(events));
  return found.changes;
}

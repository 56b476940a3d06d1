import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { faultOfComplaint } from '../../../pipeline/publishing/faults.ts';
import { git } from '../git.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { ending, listen, publishAll, publishingSite, type PublishingSite } from './publishing-site.ts';

/** Words that only somebody who knows git understands. */
const NOT_HERS = /\b(?:push|commit|branch|rebase|merge|HEAD|upstream|remote|YAML|JSON|slug)\b/i;

async function editedSite(setting?: string): Promise<PublishingSite> {
  const site = await publishingSite(setting);
  appendFileSync(path.join(site.content, 'insights/felt.md'), '\nMore words.\n');
  return site;
}

/** Publishes, and returns how it ended; holds that texts, other files and what is sent stay as they are. */
async function failing(site: PublishingSite, options: Parameters<typeof publishAll>[1] = {}): Promise<string> {
  const remote = (): string => git(site.remote, 'rev-parse', 'main');
  const text = (): string => readFileSync(path.join(site.content, 'insights/felt.md'), 'utf8');
  const before = [remote(), text()];
  const words = ending(await publishAll(site, options));
  expect([remote(), text()]).toEqual(before);
  const [fault = ''] = words.split(' | ');
  expect(fault).not.toMatch(NOT_HERS);
  return words;
}

describe('what keeps a publication from being sent is said in plain words, and nothing is lost', () => {
  test('no place is set', async () => {
    const site = await editedSite('');
    expect(await failing(site)).toMatch(
      /^Nothing says where the site is published\. \| Write `publish: { to: git }` into/,
    );
  });

  test('git is not installed', async () => {
    const site = await editedSite();
    vi.stubEnv('PATH', temporaryFolder());
    const words = ending(await publishAll(site));
    expect(words).toMatch(/^The program `git` is not on this computer.* \| Install it from https:\/\/git-scm\.com/);
  });

  test('the folder has no versions', async () => {
    const site = await editedSite();
    execFileSync('mv', [path.join(site.project, '.git'), path.join(site.project, 'gone')]);
    expect(await failing(site)).toMatch(/^No earlier versions are kept of this folder yet\./);
  });

  test('nothing says where versions are sent to', async () => {
    const site = await editedSite();
    site.git('branch', '--unset-upstream');
    expect(await failing(site)).toMatch(/^Nothing says yet where versions .* \| .*`git push -u origin main`/);
  });

  test('an earlier version is shown', async () => {
    const site = await editedSite();
    site.git('checkout', '-q', '--detach');
    expect(await failing(site)).toMatch(/^The folder shows an earlier version.* \| .*`git switch main`/);
  });

  test('two versions are being brought together by hand', async () => {
    const site = await editedSite();
    writeFileSync(path.join(site.project, '.git/MERGE_HEAD'), site.git('rev-parse', 'HEAD'));
    expect(await failing(site)).toMatch(/^Somebody has begun to bring two versions together by hand/);
  });

  test('another program is at work', async () => {
    const site = await editedSite();
    writeFileSync(path.join(site.project, '.git/index.lock'), '');
    expect(await failing(site)).toMatch(/^Another program is at work.* \| .*`.*index\.lock`/);
  });

  test('the password is missing', async () => {
    const site = await editedSite();
    const server = createServer((_, response) => {
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="versions"' }).end();
    });
    const url = await listen(server);
    site.git('remote', 'set-url', 'origin', `${url}/site.git`);
    expect(await failing(site)).toMatch(
      /^The password or the key for 127\.0\.0\.1 is missing or wrong\. \| Sign in there/,
    );
  });

  test('there is no network', async () => {
    const site = await editedSite();
    site.git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git');
    expect(await failing(site)).toMatch(/^There is no way to reach 127\.0\.0\.1 just now\. \| Look whether/);
    expect(site.git('log', '-1', '--format=%s')).toBe('Publish “Felt, and when it is worn”\n');
    site.git('remote', 'set-url', 'origin', `file://${site.remote}`);
    expect(ending(await publishAll(site))).toMatch(/^Live at/);
  });

  test('there is nothing any more where it is sent to', async () => {
    const site = await editedSite();
    site.git('remote', 'set-url', 'origin', `file://${site.remote}-moved`);
    expect(await failing(site)).toMatch(/^There is nothing to send to at /);
  });

  test('the host never answers', async () => {
    const site = await editedSite();
    const url = await listen(createServer(() => undefined));
    site.git('remote', 'set-url', 'origin', `${url}/site.git`);
    expect(await failing(site, { limits: { sendMs: 1500 } })).toMatch(
      /^It takes too long to ask 127\.0\.0\.1: after 1\.5 seconds it was given up\./,
    );
  });

  test('the check of the host refuses it, whose words are quoted', async () => {
    const site = await editedSite();
    const hook = path.join(site.remote, 'hooks/pre-receive');
    mkdirSync(path.dirname(hook), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\necho "The title of felt.md is too long." >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    expect(await failing(site)).toMatch(
      /^The host has its own check, and refuses this version\. \| The title of felt\.md is too long\. .*\| Change what it names/,
    );
  });

  test('it is sent, but does not become live', async () => {
    const site = await editedSite();
    const url = await listen(createServer((_, response) => void response.writeHead(404).end()));
    const words = ending(await publishAll(site, { url, limits: { waitMs: 50, pollMs: 20 } }));
    expect(words).toMatch(
      /^It is sent, but not live: .* and it answers 404 for `\/build\.json`\. Look whether the host/,
    );
    expect(git(site.remote, 'show', 'main:content/insights/felt.md')).toContain('More words.');
  });
});

test('a version is saved in the name of the site if git does not know the person', async () => {
  const site = await editedSite();
  site.git('config', '--unset', 'user.email');
  site.git('config', '--unset', 'user.name');
  expect(ending(await publishAll(site))).toMatch(/^Live/);
  expect(site.git('log', '-1', '--format=%an <%ae>')).toBe('Harbour Pianos <bench@pianos.example.org>\n');
});

test.each([
  ['fatal: write error: No space left on device', 'The disk is full.'],
  ['git@github.com: Permission denied (publickey).', 'The password or the key for x is missing or wrong.'],
  ["remote: Invalid username or password.\nfatal: Authentication failed for 'https://x/'", 'The password or the key'],
  ['ssh: Could not resolve hostname x: Name or service not known', 'There is no way to reach x'],
  ['Host key verification failed.', 'x is not the computer that is known'],
  ['! [rejected] main -> main (fetch first)', 'While this was on its way'],
  ['remote: error: GH006: Protected branch update failed', 'The host has its own check'],
  ['something nobody has seen', 'The program that should send it has failed.'],
])('%s is put into plain words', (complaint, words) => {
  const { fault, remedy } = faultOfComplaint(complaint, 'send it', 'x');
  expect(fault).toContain(words);
  expect(remedy).not.toBe('');
});

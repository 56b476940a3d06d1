import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { sendByRsync } from '../../../pipeline/publishing/send-files.ts';
import { publications } from '../../../pipeline/publishing/states.ts';
import { takeBack } from '../../../pipeline/publishing/take-back.ts';
import { temporaryFolder, writeTexts } from '../temporary-folder.ts';
import {
  changesIn,
  ending,
  eventsOf,
  publishAll,
  publishingSite,
  withoutSettings,
  writeSite,
} from './publishing-site.ts';

describe('a site that is published into a folder', () => {
  test('is there whole, is new at first, and is compared with the last publication after that', async () => {
    const site = await publishingSite('publish: { to: folder, path: ../live }');
    const live = path.join(site.project, '../live');
    const first = await publishAll(site);
    expect(new Set(changesIn(first).pages.map(({ is }) => is))).toEqual(new Set(['new']));
    expect(ending(first)).toMatch(/^Live/);
    expect(readFileSync(path.join(live, 'build.json'))).toEqual(
      readFileSync(path.join(site.options.out, 'build.json')),
    );
    const felt = path.join(site.content, 'insights/felt.md');
    const before = readFileSync(felt, 'utf8');
    writeFileSync(felt, before.replace('soft again', 'soft'));
    writeFileSync(path.join(live, 'own.txt'), 'Mine.');
    const second = await publishAll(site);
    expect(changesIn(second).pages.map(({ is, address }) => `${is} ${address}`)).toEqual([
      'changed /insights/worn-felt',
    ]);
    expect(readFileSync(path.join(live, 'own.txt'), 'utf8')).toBe('Mine.');
    expect((await publications(site.content, { to: 'folder', path: '' })).map(({ files }) => files.length > 0)).toEqual(
      [true, true],
    );
    expect(site.git('log', '-1', '--format=%s')).toBe('Publish “Felt, and when it is worn”\n');
    expect(ending(await eventsOf(takeBack(site.options, undefined, site.agree)))).toMatch(/^Live/);
    expect(readFileSync(felt, 'utf8')).toBe(before);
  });

  test('covers nothing that no build has made', async () => {
    const site = await publishingSite('publish: { to: folder, path: ../live }');
    const live = path.join(site.project, '../live');
    writeTexts(live, { 'index.html': 'Mine.' });
    expect(ending(await publishAll(site))).toMatch(/index\.html would be covered/);
    expect(readFileSync(path.join(live, 'index.html'), 'utf8')).toBe('Mine.');
  });
});

/** Puts a program in the place of rsync that copies what is listed into a folder, as a computer elsewhere would have it. */
function standInForRsync(elsewhere: string, complaint = ''): void {
  const bin = temporaryFolder();
  const script = `#!/usr/bin/env node
const fs = require('node:fs'), path = require('node:path');
const args = process.argv.slice(2);
fs.appendFileSync(${JSON.stringify(path.join(bin, 'asked'))}, args.join(' ') + '\\n');
if (${JSON.stringify(complaint)}) { console.error(${JSON.stringify(complaint)}); process.exit(255); }
const to = (name) => path.join(${JSON.stringify(elsewhere)}, name.replace(/^.*?:/, ''));
if (!args.includes('--files-from=-')) {
  const [from, into] = args.slice(-2);
  if (!fs.existsSync(to(from))) process.exit(23);
  fs.copyFileSync(to(from), path.join(into, path.basename(from)));
  process.exit(0);
}
for (const name of fs.readFileSync(0, 'utf8').split('\\0').filter(Boolean)) {
  const place = path.join(to(args.at(-1)), name);
  if (fs.existsSync(name)) { fs.mkdirSync(path.dirname(place), { recursive: true }); fs.copyFileSync(name, place); }
  else if (args.includes('--delete-missing-args')) fs.rmSync(place, { force: true });
  else { console.error('link_stat failed'); process.exit(23); }
}
`;
  writeFileSync(path.join(bin, 'rsync'), script);
  chmodSync(path.join(bin, 'rsync'), 0o755);
  vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`);
}

describe('a site that is sent to another computer', () => {
  test('arrives whole; what an earlier build has sent goes, and nothing else', async () => {
    const site = await publishingSite('publish: { to: rsync, target: "me@host.example:/site" }');
    const elsewhere = temporaryFolder();
    writeTexts(path.join(elsewhere, 'site'), { 'own.txt': 'Mine.' });
    standInForRsync(elsewhere);
    expect(ending(await publishAll(site))).toMatch(/^Live/);
    expect(existsSync(path.join(elsewhere, 'site/insights/worn-felt.html'))).toBe(true);
    rmSync(path.join(site.content, 'insights/felt.md'));
    rmSync(site.options.out, { recursive: true });
    expect(ending(await publishAll(site))).toMatch(/^Live/);
    expect(existsSync(path.join(elsewhere, 'site/insights/worn-felt.html'))).toBe(false);
    expect(readFileSync(path.join(elsewhere, 'site/own.txt'), 'utf8')).toBe('Mine.');
  });

  test('stays as it was if the key is wrong', async () => {
    const site = await publishingSite('publish: { to: rsync, target: "me@host.example:/site" }');
    const elsewhere = temporaryFolder();
    standInForRsync(elsewhere, 'me@host.example: Permission denied (publickey).');
    expect(ending(await publishAll(site))).toMatch(/^The password or the key for host\.example is missing or wrong\./);
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test('needs rsync on this computer', async () => {
    vi.stubEnv('PATH', temporaryFolder());
    withoutSettings();
    await expect(sendByRsync(temporaryFolder(), 'me@host.example:/site', 1000)).rejects.toThrow(
      /`rsync` is not on this/,
    );
  });

  test.skipIf(!existsSync('/usr/bin/rsync'))('is what the real rsync makes of the same orders', async () => {
    withoutSettings();
    const [out, to] = [temporaryFolder(), path.join(temporaryFolder(), 'site')];
    mkdirSync(to);
    writeTexts(to, { 'own.txt': 'Mine.' });
    writeSite(out, 'one', ['/', '/a/b']);
    await sendByRsync(out, to, 20_000);
    rmSync(out, { recursive: true });
    writeSite(out, 'two', ['/']);
    await sendByRsync(out, to, 20_000);
    expect(
      readdirSync(to, { recursive: true })
        .map(String)
        .filter((name) => name.includes('.'))
        .toSorted(),
    ).toEqual(['build.json', 'index.html', 'own.txt']);
    expect(readFileSync(path.join(to, 'index.html'), 'utf8')).toBe('/ of two');
  });
});

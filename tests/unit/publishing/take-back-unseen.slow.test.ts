import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { PublicationEvent } from '../../../pipeline/publishing/events.ts';
import { takeBack } from '../../../pipeline/publishing/take-back.ts';
import { changesIn, ending, eventsOf, publishAll, publishingSite, type PublishingSite } from './publishing-site.ts';

const FELT = 'insights/felt.md';
const LEAD = 'insights/unfinished.md';
const WAITING = 'insights/strings.md';
const PICTURE = 'images/lead.png';

function read({ content }: PublishingSite, file: string): string {
  return readFileSync(path.join(content, file), 'utf8');
}

function write({ content }: PublishingSite, file: string, text: string): void {
  writeFileSync(path.join(content, file), text);
}

function edit(site: PublishingSite, file: string, from: string, to: string): void {
  write(site, file, read(site, file).replace(from, to));
}

function addPicture({ content }: PublishingSite): void {
  cpSync(path.join(content, 'images/soundboard.png'), path.join(content, PICTURE));
}

/** Writes an article for a day, `YYYY-MM-DD`. */
function writeFor(site: PublishingSite, day: string): void {
  const felt = read(site, FELT).replace('slug: worn-felt\n', '').replace('Felt, and', 'Wire, and');
  write(site, WAITING, felt.replace('2024-09-02', day));
}

function takeLastBack(site: PublishingSite) {
  return eventsOf(takeBack(site.options, undefined, site.agree));
}

function pagesIn(events: readonly PublicationEvent[]): string[] {
  return changesIn(events).pages.map(({ is, address }) => `${is} ${address}`);
}

describe('taking a publication back leaves what visitors did not see of it as it is', () => {
  test('drafts, texts that wait, their addresses, and pictures that it added', async () => {
    const site = await publishingSite();
    const before = read(site, FELT);
    write(site, 'addresses.yaml', '/: live\n');
    await publishAll(site);
    edit(site, FELT, 'soft again', 'soft');
    write(site, 'insights/begun.md', read(site, LEAD).replace('Lead', 'Brass'));
    rmSync(path.join(site.content, LEAD));
    writeFor(site, '2999-01-01');
    addPicture(site);
    write(site, 'addresses.yaml', '/: live\n/insights/strings: 2999-01-01\n');
    await publishAll(site);
    edit(site, 'insights/begun.md', 'Brass', 'Iron');
    const [begun, waiting] = [read(site, 'insights/begun.md'), read(site, WAITING)];
    const events = await takeLastBack(site);
    expect(ending(events)).toMatch(/^Live/);
    expect([pagesIn(events), changesIn(events).assets]).toEqual([['changed /insights/worn-felt'], []]);
    expect([FELT, 'insights/begun.md', WAITING, 'addresses.yaml'].map((file) => read(site, file))).toEqual([
      before,
      begun,
      waiting,
      '/: live\n/insights/strings: 2999-01-01\n',
    ]);
    expect([LEAD, PICTURE].map((file) => existsSync(path.join(site.content, file)))).toEqual([false, true]);
  });

  test.each([
    ['the host builds each night', 'publish: { to: git }', false],
    ['the site stands as it was sent', 'publish: { to: folder, path: ../served }', true],
  ])('but a text whose day has come since only if %s', async (_, setting, stays) => {
    const site = await publishingSite(setting);
    vi.stubEnv('GIT_COMMITTER_DATE', '2025-01-01T12:00:00Z');
    await publishAll(site);
    edit(site, FELT, 'soft again', 'soft');
    writeFor(site, '2025-01-02');
    await publishAll(site);
    vi.stubEnv('GIT_COMMITTER_DATE', undefined);
    await takeLastBack(site);
    expect(read(site, FELT)).toContain('soft again');
    expect(existsSync(path.join(site.content, WAITING))).toBe(stays);
  });

  test('drafts and pictures alone, and says so', async () => {
    const site = await publishingSite();
    edit(site, LEAD, 'Lead', 'Brass');
    addPicture(site);
    await publishAll(site);
    expect(ending(await takeLastBack(site))).toMatch(/^Visitors saw nothing of that publication/);
    expect(site.git('log', '-1', '--format=%s')).toBe('Publish\n');
  });
});

describe('taking a publication back undoes what visitors saw of it', () => {
  test('a draft that became visible is a draft again, and its pictures stay', async () => {
    const site = await publishingSite();
    const before = read(site, LEAD);
    addPicture(site);
    write(site, LEAD, `${before.replace('draft: true', `hero_image: ${PICTURE}\nhero_alt: Lead`)}Weights of lead.\n`);
    await publishAll(site);
    expect(pagesIn(await takeLastBack(site))).toContain('gone /insights/unfinished');
    expect([read(site, LEAD), existsSync(path.join(site.content, PICTURE))]).toEqual([before, true]);
  });

  test('a text that became a draft is visible again, with the picture that was removed', async () => {
    const site = await publishingSite();
    addPicture(site);
    edit(site, FELT, 'tags:', `hero_image: ${PICTURE}\nhero_alt: Lead\ntags:`);
    const before = read(site, FELT);
    await publishAll(site);
    edit(site, FELT, 'tags:', 'draft: true\ntags:');
    rmSync(path.join(site.content, PICTURE));
    await publishAll(site);
    expect(pagesIn(await takeLastBack(site))).toContain('new /insights/worn-felt');
    expect([read(site, FELT), existsSync(path.join(site.content, PICTURE))]).toEqual([before, true]);
  });

  test('a text that came before its day waits again, and its address with it', async () => {
    const site = await publishingSite();
    writeFor(site, '2999-01-01');
    const [waiting, registry] = [read(site, WAITING), '/: live\n/insights/strings: 2999-01-01\n'];
    write(site, 'addresses.yaml', registry);
    await publishAll(site);
    writeFor(site, '2024-09-03');
    write(site, 'addresses.yaml', '/: live\n/insights/strings: live\n');
    await publishAll(site);
    expect(ending(await takeLastBack(site))).toMatch(/^Live/);
    expect([read(site, WAITING), read(site, 'addresses.yaml')]).toEqual([waiting, registry]);
  });
});

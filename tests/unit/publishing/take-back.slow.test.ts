import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { publications, keepState, statesOf, textAt, unpublishedSince } from '../../../pipeline/publishing/states.ts';
import { takeBack } from '../../../pipeline/publishing/take-back.ts';
import { git } from '../git.ts';
import { changesIn, ending, eventsOf, publishAll, publishingSite, type PublishingSite } from './publishing-site.ts';

const FELT = 'insights/felt.md';
const GIT = { to: 'git' } as const;

function read({ content }: PublishingSite, file: string): string {
  return readFileSync(path.join(content, file), 'utf8');
}

function edit(site: PublishingSite, from: string, to: string): void {
  writeFileSync(path.join(site.content, FELT), read(site, FELT).replace(from, to));
}

describe('taking a publication back', () => {
  test('publishes the texts as they were before it, as a new version', async () => {
    const site = await publishingSite();
    const before = read(site, FELT);
    edit(site, 'soft again', 'soft');
    await publishAll(site);
    const events = await eventsOf(takeBack(site.options, undefined, site.agree));
    expect(changesIn(events).pages).toMatchObject([{ is: 'changed', address: '/insights/worn-felt' }]);
    expect(ending(events)).toMatch(/^Live/);
    expect([read(site, FELT), git(site.remote, 'show', `main:content/${FELT}`)]).toEqual([before, before]);
    expect(git(site.remote, 'log', '-3', '--format=%s', 'main').trim().split('\n')).toEqual([
      'Take back: Publish “Felt, and when it is worn”',
      'Publish “Felt, and when it is worn”',
      'Begin',
    ]);
  });

  test('without agreement changes no file', async () => {
    const site = await publishingSite();
    edit(site, 'soft again', 'soft');
    await publishAll(site);
    const published = read(site, FELT);
    expect(ending(await eventsOf(takeBack(site.options, undefined, () => false)))).toBe('changes');
    expect([read(site, FELT), site.git('status', '--porcelain')]).toEqual([published, '']);
  });

  test('lets the files be as they were if it cannot be built', async () => {
    const site = await publishingSite();
    edit(site, 'soft again', 'soft');
    await publishAll(site);
    const published = read(site, FELT);
    const build = () => Promise.resolve({ contentVersion: 'of other words' });
    expect(ending(await eventsOf(takeBack({ ...site.options, build }, undefined, site.agree)))).toMatch(
      /^The texts were changed since you looked/,
    );
    expect(read(site, FELT)).toBe(published);
  });

  test('says that an address of it is gone, and that it is back once that is taken back, too', async () => {
    const site = await publishingSite();
    const text = read(site, FELT).replace('slug: worn-felt\n', '').replace('Felt, and', 'Wool, and');
    writeFileSync(path.join(site.content, 'addresses.yaml'), '/: live\n');
    await publishAll(site);
    writeFileSync(path.join(site.content, 'insights/wool.md'), text);
    writeFileSync(path.join(site.content, 'addresses.yaml'), '/: live\n/insights/wool: live\n');
    await publishAll(site);
    await eventsOf(takeBack(site.options, undefined, site.agree));
    expect([existsSync(path.join(site.content, 'insights/wool.md')), read(site, 'addresses.yaml')]).toEqual([
      false,
      '/: live\n/insights/wool: gone\n',
    ]);
    await eventsOf(takeBack(site.options, undefined, site.agree));
    expect([read(site, 'insights/wool.md'), read(site, 'addresses.yaml')]).toEqual([
      text,
      '/: live\n/insights/wool: live\n',
    ]);
  });

  test('is refused where its text was changed again, and leaves other open texts alone', async () => {
    const site = await publishingSite();
    edit(site, 'soft again', 'soft');
    await publishAll(site);
    edit(site, 'soft;', 'softer;');
    const open = read(site, FELT);
    expect(ending(await eventsOf(takeBack(site.options, undefined, site.agree)))).toMatch(
      /^Since that publication, these texts were changed again: insights\/felt\.md\./,
    );
    expect(read(site, FELT)).toBe(open);
  });

  test('is refused for the first publication', async () => {
    const site = await publishingSite();
    expect(ending(await eventsOf(takeBack(site.options, undefined, site.agree)))).toMatch(/^There is no earlier/);
  });

  test('is not offered for versions of files that are no content', async () => {
    const site = await publishingSite();
    const commit = (words: string): string => site.git('add', '.') + site.git('commit', '-qm', words);
    edit(site, 'soft again', 'soft');
    writeFileSync(path.join(site.content, 'README.md'), 'How to write.\n');
    commit('Words, and a note');
    writeFileSync(path.join(site.content, 'README.md'), 'How to write here.\n');
    writeFileSync(path.join(site.content, 'images/LICENSE.txt'), 'Free.\n');
    commit('Notes');
    writeFileSync(path.join(site.project, 'notes.txt'), 'Of the program.\n');
    commit('Program');
    site.git('push', '-q');
    const all = await publications(site.content, GIT);
    expect(all.map(({ words }) => words)).toEqual(['Words, and a note', 'Begin']);
    expect(all[0]?.files).toEqual([FELT]);
  });

  test('lists what was published, the latest first', async () => {
    const site = await publishingSite();
    edit(site, 'soft again', 'soft');
    await publishAll(site);
    const [latest, first] = await publications(site.content, GIT);
    expect([latest?.words, latest?.files, first?.words]).toEqual([
      'Publish “Felt, and when it is worn”',
      [FELT],
      'Begin',
    ]);
    expect(latest?.at).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe('earlier states of a text', () => {
  test('are all that were saved, also under another name, and those that were not chosen', async () => {
    const site = await publishingSite();
    const first = read(site, FELT);
    edit(site, 'soft again', 'soft');
    const second = read(site, FELT);
    await publishAll(site);
    renameSync(path.join(site.content, FELT), path.join(site.content, 'insights/wool.md'));
    await publishAll(site);
    const kept = keepState(site, 'insights/wool.md', 'Not chosen words.');
    const states = await statesOf(site, 'insights/wool.md');
    const texts = await Promise.all(states.map(({ id }) => textAt(site, 'insights/wool.md', id)));
    expect(texts).toEqual(['Not chosen words.', second, second, first]);
    expect(keepState(site, 'insights/wool.md', 'Not chosen words.')).toBe(kept);
    expect(site.git('status', '--porcelain')).toBe('');
  });

  test('are none where the text was not there', async () => {
    const site = await publishingSite();
    const text = read(site, FELT);
    rmSync(path.join(site.content, FELT));
    await publishAll(site);
    await eventsOf(takeBack(site.options, undefined, site.agree));
    const states = await statesOf(site, FELT);
    expect(await Promise.all(states.map(({ id }) => textAt(site, FELT, id)))).toEqual([text, text]);
  });

  test.each(['kept:1', `${'0'.repeat(40)}:insights/felt.md`, '--output=x:y', 'HEAD:insights/felt.md', ''])(
    'are not found under %s',
    async (id) => {
      const site = await publishingSite();
      await expect(textAt(site, FELT, id)).rejects.toThrow('This state of `insights/felt.md` is not kept any more.');
    },
  );

  test.each(['../outside.md', '/etc/passwd', 'insights/../../outside.md', 'a\\..\\..\\b'])(
    'are neither kept nor read outside of the folder: %s',
    async (file) => {
      const site = await publishingSite();
      expect(() => keepState(site, file, 'x')).toThrow();
      const head = site.git('rev-parse', 'HEAD').trim();
      await expect(textAt(site, file, `${head}:${file}`)).rejects.toThrow();
      await expect(textAt(site, file, 'kept:1')).rejects.toThrow();
    },
  );
});

describe('what visitors do not see yet', () => {
  test('are files that differ, are new or gone since the last publication', async () => {
    const site = await publishingSite();
    expect((await unpublishedSince(site.content, GIT))?.files).toEqual([]);
    edit(site, 'soft again', 'soft');
    site.git('commit', '-qam', 'Saved, and not sent');
    writeFileSync(path.join(site.content, 'insights/new é.md'), 'New.');
    renameSync(path.join(site.content, 'facts.yaml'), path.join(site.project, 'facts.yaml'));
    expect(await unpublishedSince(site.content, GIT)).toEqual({
      since: Number(site.git('log', '-1', '--format=%ct', 'origin/main')) * 1000,
      files: ['facts.yaml', FELT, 'insights/new é.md'],
      gone: ['facts.yaml'],
    });
  });

  test('is not known without git', async () => {
    const site = await publishingSite();
    vi.stubEnv('PATH', '');
    expect(await unpublishedSince(site.content, GIT)).toBeUndefined();
  });

  test('is not known before the first publication', async () => {
    const site = await publishingSite();
    expect(await unpublishedSince(site.content, { to: 'folder', path: 'x' })).toBeUndefined();
  });
});

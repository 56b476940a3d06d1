import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { changesIn, ending, publishAll, publishingSite } from './publishing-site.ts';

function edit(content: string, file: string, from: string, to: string): void {
  const place = path.join(content, file);
  const text = readFileSync(place, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(place, text.replace(from, to));
}

describe('a publication', () => {
  test('tells its steps, sends a version of the content, and waits until the site shows it', async () => {
    const site = await publishingSite();
    edit(site.content, 'insights/felt.md', 'soft again', 'quite soft again');
    const events = await publishAll(site);
    expect(events.map((event) => (event.is === 'step' ? event.step : event.is))).toEqual([
      'check',
      'changes',
      'build',
      'save',
      'send',
      'wait',
      'done',
    ]);
    expect(ending(events)).toMatch(/^Live at http:\/\/127\.0\.0\.1:\d+ since \d\d:\d\d$/);
    expect(site.git('--git-dir', site.remote, 'log', '-1', '--format=%s %an', 'main')).toBe(
      'Publish “Felt, and when it is worn” Ann\n',
    );
    expect(site.git('--git-dir', site.remote, 'show', 'main:content/insights/felt.md')).toContain('quite soft again');
    expect(ending(await publishAll(site))).toBe('Nothing has changed since the last publication.');
  });

  test('shows the words that change, and no other page', async () => {
    const site = await publishingSite();
    edit(site.content, 'insights/felt.md', 'make the felt soft again', 'make it soft once more');
    expect(changesIn(await publishAll(site, {}, () => false)).pages).toEqual([
      {
        is: 'changed',
        address: '/insights/worn-felt',
        title: 'Felt, and when it is worn',
        blocks: [
          [
            { is: 'kept', text: 'The groove in a hammer is the print of its string. **Needles** make' },
            { is: 'removed', text: 'the felt' },
            { is: 'added', text: 'it' },
            { is: 'kept', text: 'soft' },
            { is: 'removed', text: 'again;' },
            { is: 'added', text: 'once more;' },
            { is: 'kept', text: 'sandpaper makes it small.' },
          ],
        ],
      },
    ]);
  });

  test('saves the content alone, and leaves what else is open as it is', async () => {
    const site = await publishingSite();
    writeFileSync(path.join(site.project, 'notes.txt'), 'Changed.\n');
    writeFileSync(path.join(site.project, 'staged.txt'), 'Staged.\n');
    writeFileSync(path.join(site.project, 'open.txt'), 'Open.\n');
    site.git('add', 'staged.txt');
    edit(site.content, 'insights/felt.md', 'soft again', 'soft');
    writeFileSync(
      path.join(site.content, 'insights/new.md'),
      readFileSync(path.join(site.content, 'insights/felt.md'), 'utf8').replace('worn-felt', 'new-felt'),
    );
    await publishAll(site);
    expect(site.git('show', '--name-only', '--format=')).toBe('content/insights/felt.md\ncontent/insights/new.md\n');
    expect(site.git('status', '--porcelain')).toBe(' M notes.txt\nA  staged.txt\n?? open.txt\n');
  });

  test('sends what was saved before, though no text of it differs', async () => {
    const site = await publishingSite();
    writeFileSync(path.join(site.project, 'notes.txt'), 'Changed.\n');
    site.git('commit', '-qam', 'Notes');
    const events = await publishAll(site);
    expect([changesIn(events).sentAlong, ending(events)]).toEqual([['notes.txt'], expect.stringMatching(/^Live/)]);
    expect(site.git('--git-dir', site.remote, 'show', 'main:notes.txt')).toBe('Changed.\n');
  });

  test('is of new pages alone where the published version has no content folder', async () => {
    const site = await publishingSite();
    site.git('rm', '-rq', '--cached', 'content');
    site.git('commit', '-qm', 'Program');
    site.git('push', '-q');
    const events = await publishAll(site);
    expect([new Set(changesIn(events).pages.map(({ is }) => is)), ending(events)]).toEqual([
      new Set(['new']),
      expect.stringMatching(/^Live/),
    ]);
  });

  test('stops at an error, and saves nothing', async () => {
    const site = await publishingSite();
    edit(site.content, 'insights/felt.md', '2024-09-02', '2024-09-31');
    const before = site.git('rev-parse', 'HEAD');
    expect(ending(await publishAll(site))).toMatch(/^insights\/felt\.md:5 Unexpected day `2024-09-31`/);
    expect([site.git('rev-parse', 'HEAD'), site.git('status', '--porcelain')]).toEqual([
      before,
      ' M content/insights/felt.md\n',
    ]);
  });

  test('that is not agreed to saves nothing', async () => {
    const site = await publishingSite();
    appendFileSync(path.join(site.content, 'insights/felt.md'), '\nMore.\n');
    const before = site.git('rev-parse', 'HEAD');
    expect(ending(await publishAll(site, {}, () => false))).toBe('changes');
    expect(site.git('rev-parse', 'HEAD')).toBe(before);
  });
});

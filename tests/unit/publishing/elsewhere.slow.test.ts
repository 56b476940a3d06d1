import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { statesOf, textAt } from '../../../pipeline/publishing/states.ts';
import { git } from '../git.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { ending, publishAll, publishingSite, type PublishingSite } from './publishing-site.ts';

/** Lets somebody else change files, by path in the project, and publish them; undefined removes one. */
function publishElsewhere({ remote }: PublishingSite, files: Readonly<Record<string, string | undefined>>): void {
  const clone = path.join(temporaryFolder(), 'clone');
  git(path.dirname(clone), 'clone', '-q', `file://${remote}`, clone);
  for (const [file, text] of Object.entries(files))
    if (text === undefined) git(clone, 'rm', '-q', file);
    else writeFileSync(path.join(clone, file), text);
  git(clone, 'add', '-A');
  git(clone, 'commit', '-qm', 'From elsewhere');
  git(clone, 'push', '-q');
}

const FELT = 'insights/felt.md';
const PINS = 'insights/how-pins-hold.md';

function read({ content }: PublishingSite, file: string): string {
  return readFileSync(path.join(content, file), 'utf8');
}

function edit(site: PublishingSite, file: string, from: string, to: string): string {
  const text = read(site, file).replace(from, to);
  writeFileSync(path.join(site.content, file), text);
  return text;
}

const sent = ({ remote }: PublishingSite, file: string): string => git(remote, 'show', `main:content/${file}`);

describe('what somebody else has published meanwhile', () => {
  test('is brought together with the own texts where no file was changed twice', async () => {
    const site = await publishingSite();
    const pins = read(site, PINS).replace('friction alone', 'friction and care');
    publishElsewhere(site, { [`content/${PINS}`]: pins, 'program.txt': 'New.\n' });
    const felt = edit(site, FELT, 'soft again', 'soft');
    writeFileSync(path.join(site.project, 'notes.txt'), 'Open.\n');
    // The host shows what was built here, which lacks the other text.
    expect(ending(await publishAll(site, { limits: { waitMs: 50, pollMs: 20 } }))).toMatch(/^It is sent, but not live/);
    expect([sent(site, FELT), sent(site, PINS)]).toEqual([felt, pins]);
    expect([read(site, PINS), existsSync(path.join(site.project, 'program.txt'))]).toEqual([pins, true]);
    expect(site.git('status', '--porcelain')).toBe(' M notes.txt\n');
  });

  test('adds its addresses to the own ones', async () => {
    const site = await publishingSite();
    const lines = (...addresses: string[]): string => addresses.map((address) => `${address}: live\n`).join('');
    writeFileSync(path.join(site.content, 'addresses.yaml'), lines('/'));
    await publishAll(site);
    publishElsewhere(site, { 'content/addresses.yaml': lines('/', '/faq') });
    writeFileSync(path.join(site.content, 'addresses.yaml'), lines('/', '/insights'));
    edit(site, FELT, 'soft again', 'soft');
    expect(ending(await publishAll(site))).toMatch(/^Live/);
    expect(sent(site, 'addresses.yaml').split('\n').toSorted()).toEqual([
      '',
      '/: live',
      '/faq: live',
      '/insights: live',
    ]);
  });

  test('is shown beside the own words where both have changed a text, and nothing is sent', async () => {
    const site = await publishingSite();
    const theirs = read(site, FELT).replace('soft again', 'tender');
    publishElsewhere(site, { [`content/${FELT}`]: theirs });
    const own = edit(site, FELT, 'soft again', 'soft');
    const events = await publishAll(site);
    expect(events.at(-1)).toMatchObject({ is: 'conflict', files: [{ file: FELT, here: own, elsewhere: theirs }] });
    expect([read(site, FELT), sent(site, FELT)]).toEqual([own, theirs]);
    expect(site.git('status', '--porcelain')).toBe('');
  });

  test.each(['here', 'elsewhere'] as const)(
    'gives way to what was chosen (%s), and the other words are kept',
    async (side) => {
      const site = await publishingSite();
      const theirs = read(site, FELT).replace('soft again', 'tender');
      publishElsewhere(site, { [`content/${FELT}`]: theirs });
      const own = edit(site, FELT, 'soft again', 'soft');
      await publishAll(site, { chosen: { [FELT]: side } });
      const [chosen, other] = side === 'here' ? [own, theirs] : [theirs, own];
      expect([read(site, FELT), sent(site, FELT)]).toEqual([chosen, chosen]);
      const folders = { project: site.project, content: site.content };
      const kept = (await statesOf(folders, FELT)).find(({ words }) => words === 'Not chosen');
      expect(await textAt(folders, FELT, kept?.id ?? '')).toBe(other);
    },
  );

  test('does not go live together with the own texts if the two do not fit', async () => {
    const site = await publishingSite();
    publishElsewhere(site, {
      [`content/${PINS}`]: undefined,
      'content/insights/winter-air.md': read(site, 'insights/winter-air.md').replace(
        'See also [how pins hold](how-pins-hold.md#the-block), and',
        'See',
      ),
    });
    edit(site, FELT, 'soft again', 'soft, as [pins](how-pins-hold.md) know');
    expect(ending(await publishAll(site))).toMatch(/^insights\/felt\.md:9 Cannot find .*how-pins-hold/);
    expect(sent(site, FELT)).toContain('soft again');
  });

  test('is not overwritten by what somebody has open outside of the content', async () => {
    const site = await publishingSite();
    publishElsewhere(site, { 'notes.txt': 'Theirs.\n' });
    writeFileSync(path.join(site.project, 'notes.txt'), 'Open.\n');
    edit(site, FELT, 'soft again', 'soft');
    expect(ending(await publishAll(site))).toMatch(/^These files were changed here .*notes\.txt/);
    expect(readFileSync(path.join(site.project, 'notes.txt'), 'utf8')).toBe('Open.\n');
  });
});

import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Answers, Overview } from '../../../pipeline/desk/protocol.ts';
import { publishingSite } from '../publishing/publishing-site.ts';
import { copySmallSite, textsIn } from '../temporary-folder.ts';
import { startDesk, type OpenDesk } from './start-desk.ts';

const FELT = 'insights/felt.md';
let content: string;
let desk: OpenDesk;

beforeEach(async () => {
  content = copySmallSite();
  desk = await startDesk(content, 4650);
}, 120_000);

test('a removed text is brought back as visitors still see it', { timeout: 180_000 }, async () => {
  const { content: published } = await publishingSite();
  const { read, write } = await startDesk(published, 4670);
  const before = textsIn(published);
  expect((await write('POST', 'bring-back', { file: FELT })).status).toBe(404);
  await write('POST', 'remove', { file: FELT, isTrial: false });
  const { texts } = (await read('overview')).json<Overview>();
  expect(texts.find(({ file }) => file === FELT)?.state).toEqual({ is: 'gone' });
  expect((await write('POST', 'bring-back', { file: FELT })).status).toBe(200);
  expect(textsIn(published)).toEqual(before);
});

test(
  'the overview has every text with its state, and what each fact and picture is used for',
  { timeout: 120_000 },
  async () => {
    const { texts, assets, topics, places, kinds, site, others } = (await desk.read('overview')).json<Overview>();
    const stateOf = (name: string) => texts.find(({ file }) => file.endsWith(name))?.state;
    expect(site.language).toBe('en');
    expect(texts.map(({ file }) => file).toSorted()).toEqual(
      Object.keys(textsIn(content)).filter((file) => file.endsWith('.md')),
    );
    expect(stateOf('unfinished.md')).toEqual({ is: 'draft' });
    expect(others.map(({ file }) => file)).toContain('site.yaml');
    expect(assets.find(({ file }) => file === 'images/soundboard.png')?.bytes).toBeGreaterThan(0);
    expect(topics.map(({ name }) => name)).toContain('felt');
    expect(places.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['/insights/worn-felt', '/insights/how-pins-hold#the-block']),
    );
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['article', 'page', 'service']);
    const picture = await desk.read('asset?file=images/soundboard.png');
    expect([picture.status, picture.headers['content-security-policy']]).toEqual([
      200,
      expect.stringMatching(/^sandbox;/),
    ]);
  },
);

test('a picture is answered as soon as it is saved, until it is removed', { timeout: 120_000 }, async () => {
  const bytes = readFileSync(path.join(content, 'images/soundboard.png'));
  const asset = { name: 'Hall.png', bytes: Buffer.concat([bytes, Buffer.from('!')]).toString('base64') };
  const { file } = (await desk.write('POST', 'asset', asset)).json<Answers['asset']>();
  const picture = await desk.read(`asset?file=${file}`);
  expect([picture.status, picture.body.length]).toEqual([200, bytes.length + 1]);
  rmSync(path.join(content, file));
  await expect.poll(async () => (await desk.read(`asset?file=${file}`)).status, { timeout: 20_000 }).toBe(404);
});

import { chmodSync, existsSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ChangeAnswer, Look, Overview, SaveAnswer, SavedText } from '../../../pipeline/desk/protocol.ts';
import { run } from '../run-command.ts';
import { copySmallSite, textsIn } from '../temporary-folder.ts';
import { startDesk, type OpenDesk } from './start-desk.ts';

const FELT = 'insights/felt.md';
let content: string;
let desk: OpenDesk;

beforeEach(async () => {
  content = copySmallSite();
  desk = await startDesk(content);
}, 120_000);

async function textOf(file = FELT): Promise<SavedText> {
  return (await desk.read(`text?file=${encodeURIComponent(file)}`)).json();
}

/** Waits until the server has read what was saved. */
async function overviewWhen(isRead: (overview: Overview) => boolean): Promise<Overview> {
  await expect.poll(async () => isRead((await desk.read('overview')).json()), { timeout: 20_000 }).toBe(true);
  return (await desk.read('overview')).json();
}

test('only a browser that was opened at the address in the terminal is answered', { timeout: 120_000 }, async () => {
  const { own, send, origin, door } = desk;
  const { host } = new URL(origin);
  const opened = await send(door);
  expect([opened.status, opened.headers.location]).toEqual([303, '/desk']);
  expect(String(opened.headers['set-cookie'])).toMatch(/; Path=\/desk; HttpOnly; SameSite=Strict$/);
  expect((await send('/desk', { headers: { cookie: own.cookie } })).status).toBe(200);
  expect((await desk.read('overview')).status).toBe(200);

  const without = { ...own, cookie: '' };
  const refused: readonly [why: string, headers: Record<string, string>][] = [
    ['no cookie', without],
    ['a wrong key', { ...own, cookie: `${own.cookie.slice(0, -1)}!` }],
    ['the key of another port', { ...own, cookie: own.cookie.replace(/^desk-\d+/, 'desk-1') }],
    ['a page of another site', { ...own, origin: 'https://hostile.example' }],
    ['a page of another port', { ...own, origin: 'http://localhost:1' }],
    ['a page without an origin', { ...own, origin: 'null' }],
    ['a link or picture of another site', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['a picture on a page of another port', { ...own, 'sec-fetch-site': 'same-site' }],
    ['a name of another site that leads here', { ...own, host: 'hostile.example', origin: 'http://hostile.example' }],
    ['a name that begins like this one', { ...own, host: 'localhost.hostile.example' }],
  ];
  for (const [why, headers] of refused)
    expect((await send('/desk/api/overview', { headers: { host, ...headers } })).status, why).toBe(403);
  const body = JSON.stringify({ ...(await textOf()), source: 'Lost.' });
  const { hash: _hash, ...look } = await textOf();
  for (const [why, headers] of refused)
    expect((await send('/desk/api/look', { method: 'POST', headers, body: JSON.stringify(look) })).status, why).toBe(
      403,
    );
  const { origin: _origin, ...noOrigin } = own;
  expect((await send('/desk/api/text', { method: 'PUT', headers: noOrigin, body })).status).toBe(403);
  const asForm = { ...own, 'content-type': 'text/plain' };
  expect((await send('/desk/api/text', { method: 'PUT', headers: asForm, body })).status).toBe(415);
  const wrongDoor = `${door.slice(0, -1)}!`;
  expect((await send(wrongDoor)).status).toBe(403);
  expect((await send(door, { headers: { 'sec-fetch-site': 'cross-site' } })).headers['set-cookie']).toBeUndefined();
  expect((await send('/desk')).body.toString()).toMatch(
    /^The desk was started anew.*\nWords that are not saved are kept in the browser/,
  );
});

test('no path leads out of the content folder', { timeout: 120_000 }, async () => {
  const secret = path.join(path.dirname(content), 'secret.md');
  writeFileSync(secret, 'Nobody reads this.');
  const outside = [
    '../secret.md',
    '..%2fsecret.md',
    '..%2Fsecret.md',
    '%2e%2e/secret.md',
    '%2e%2e%2fsecret.md',
    '..%252fsecret.md',
    '..%5csecret.md',
    String.raw`..\secret.md`,
    'insights/../../secret.md',
    'insights/..%2f..%2fsecret.md',
    './../secret.md',
    '....//secret.md',
    '..;/secret.md',
    '..%c0%afsecret.md',
    '%uff0e%uff0e/secret.md',
    '..%00/secret.md',
    'insights/felt.md%00/../../../secret.md',
    secret,
    `file://${secret}`,
    '//etc/passwd',
    '/etc/passwd',
    '~/.ssh/id_rsa',
    '.git/config',
    '',
  ];
  const before = textsIn(content);
  for (const file of outside) {
    for (const name of ['text', 'asset', 'card'])
      expect((await desk.read(`${name}?file=${file}`)).status, `${name} ${file}`).toBe(404);
    for (const [method, name, data] of [
      ['PUT', 'text', { file, source: 'Written.' }],
      ['POST', 'look', { file, source: 'Looked at.' }],
      ['POST', 'rename', { file, name: 'stolen', isTrial: false }],
      ['POST', 'remove', { file, isTrial: false }],
      ['POST', 'draft', { file, isDraft: true, isTrial: false }],
      ['POST', 'bring-back', { file }],
    ] as const)
      expect((await desk.write(method, name, data)).status, `${name} ${file}`).toBeOneOf([400, 404]);
  }
  for (const slug of ['../../stolen', '..', 'a/../../b', '/stolen'])
    expect((await desk.write('POST', 'new', { kind: 'page', title: 'T', slug })).status, slug).toBe(422);
  expect((await desk.write('POST', 'rename', { file: FELT, name: '../../stolen', isTrial: false })).status).toBe(422);
  expect(textsIn(content)).toEqual(before);
  expect(readFileSync(secret, 'utf8')).toBe('Nobody reads this.');
  rmSync(path.join(content, FELT));
  symlinkSync(secret, path.join(content, FELT));
  expect((await desk.read(`text?file=${FELT}`)).status).toBe(403);
  expect((await desk.write('PUT', 'text', { file: FELT, source: 'Written.' })).status).toBe(403);
  expect(readFileSync(secret, 'utf8')).toBe('Nobody reads this.');
});

describe('a save', () => {
  test(
    'keeps line ends, byte order mark and permissions, and writes nothing over a changed file',
    { timeout: 120_000 },
    async () => {
      const place = path.join(content, FELT);
      const typed = readFileSync(place, 'utf8');
      writeFileSync(place, `\uFEFF${typed.replaceAll('\n', '\r\n')}`);
      chmodSync(place, 0o640);
      const { source, hash } = await textOf();
      expect(source).toBe(typed);
      const saved = (
        await desk.write('PUT', 'text', { file: FELT, source: `${typed}More.\n`, base: hash })
      ).json<SaveAnswer>();
      expect(readFileSync(place, 'utf8')).toBe(`\uFEFF${typed}More.\n`.replaceAll('\n', '\r\n'));
      expect(statSync(place).mode & 0o777).toBe(0o640);
      expect(saved).toEqual({ saved: await textOf() });

      writeFileSync(place, `${typed}Somebody else.\n`);
      for (const base of [hash, undefined]) {
        const refused = await desk.write('PUT', 'text', { file: FELT, source: 'Mine.', ...(base && { base }) });
        expect(refused.status).toBe(409);
        expect(refused.json<SaveAnswer>()).toEqual({ changed: await textOf() });
      }
      expect(readFileSync(place, 'utf8')).toBe(`${typed}Somebody else.\n`);

      rmSync(place);
      const gone = await desk.write('PUT', 'text', { file: FELT, source: typed, base: hash });
      expect([gone.status, gone.json()]).toEqual([409, { changed: 'gone' }]);
      expect(existsSync(place)).toBe(false);
      await desk.write('PUT', 'text', { file: FELT, source: typed });
      expect(readFileSync(place, 'utf8')).toBe(typed);
    },
  );
});

test(
  'unsaved words are told as a check tells them once they are saved, and nothing is written',
  { timeout: 120_000 },
  async () => {
    const { source } = await textOf();
    const unsaved = `${source}\nSee [the pins](/insights/how-pinz-hold) and ** this**.\n\n### Too deep\n\nWords.\n`;
    const before = textsIn(content);
    const [found, shown, judged] = await lookAt(unsaved);
    const look = { ...found, ...shown, ...judged } as Look;
    expect(textsIn(content)).toEqual(before);
    expect(look.shown.page).toContain('Too deep');
    expect(look.shown.page).not.toMatch(/<script/);
    expect(look.shown.markdown).toContain('# Felt, and when it is worn');
    expect(look.shown.result?.url).toMatch(/\/insights\/worn-felt$/);
    expect(unsaved.slice(look.findings.find(({ rule }) => rule === 'missing-page')?.from)).toMatch(/^\[the pins\]/);

    const fixesOf = (part?: Partial<Look>) => part?.findings?.map(({ fix, suggestion }) => fix ?? suggestion);
    expect(fixesOf(look)).toContainEqual(expect.anything());
    expect(fixesOf(found)).not.toContainEqual(expect.anything());
    const [again] = await lookAt(unsaved);
    expect(again?.findings).toEqual(look.findings);
    const [moved] = await lookAt(unsaved.replace('### Too deep', 'More.\n\n### Too deep'));
    expect(fixesOf(moved)).toEqual(fixesOf(look));

    writeFileSync(path.join(content, FELT), unsaved);
    const { stdout } = await run(['check', '--content', content, '--format', 'json']);
    const told = JSON.parse(stdout) as { file: string; rule: string; line: number; message: string }[];
    const own = told.filter(({ file }) => file.endsWith(FELT));
    expect(own.length).toBeGreaterThan(2);
    expect(look.findings.map(({ rule, line, message }) => ({ rule, line, message }))).toEqual(
      own.map(({ rule, line, message }) => ({ rule, line, message })),
    );
  },
);

/** Looks at the words of an article; returns the parts of the answer. */
async function lookAt(source: string): Promise<Partial<Look>[]> {
  return (await desk.write('POST', 'look', { file: FELT, source })).parts<Partial<Look>>();
}

test('a text is begun, renamed and removed as the commands do it', { timeout: 180_000 }, async () => {
  const begun = (await desk.write('POST', 'new', { kind: 'article', title: 'Dampers' })).json<ChangeAnswer>();
  expect(begun.file).toBe('insights/dampers.md');
  expect(readFileSync(path.join(content, 'insights/dampers.md'), 'utf8')).toMatch(/\ndraft: true\n---\n/);
  const overview = await overviewWhen(({ texts }) => texts.some(({ file }) => file === 'insights/dampers.md'));
  expect(overview.texts.find(({ file }) => file === 'insights/dampers.md')?.state).toEqual({ is: 'draft' });

  const place = path.join(content, FELT);
  const trial = (
    await desk.write('POST', 'rename', { file: FELT, name: 'hammers', isTrial: true })
  ).json<ChangeAnswer>();
  expect(existsSync(place)).toBe(true);
  const renamed = (
    await desk.write('POST', 'rename', { file: FELT, name: 'hammers', isTrial: false })
  ).json<ChangeAnswer>();
  expect(renamed).toEqual(trial);
  expect(existsSync(place)).toBe(false);
  await overviewWhen(({ texts }) => texts.some(({ file }) => file === renamed.file));

  const answer = await desk.write('POST', 'remove', { file: renamed.file, isTrial: false });
  expect(answer.status).toBe(200);
  expect(existsSync(path.join(content, renamed.file ?? ''))).toBe(false);

  const picture = 'images/soundboard.png';
  expect((await desk.write('POST', 'remove', { file: picture, isTrial: false })).status).toBe(200);
  expect(existsSync(path.join(content, picture))).toBe(false);
});

test(
  'a published text that is removed leaves its address to another page, or as gone, until that is taken back',
  { timeout: 180_000 },
  async () => {
    writeFileSync(path.join(content, 'addresses.yaml'), '/insights/worn-felt: live\n');
    const removal = (successor?: string) => ({ file: FELT, ...(successor !== undefined && { successor }) });
    const trial = async (): Promise<ChangeAnswer> =>
      (await desk.write('POST', 'remove', { ...removal(), isTrial: true })).json();
    await expect.poll(async () => (await trial()).says[0], { timeout: 20_000 }).toMatch(/reads that the page is gone/);
    for (const [successor, file, words] of [
      [undefined, 'addresses.yaml', '/insights/worn-felt: gone'],
      ['/insights/how-pins-hold', 'insights/how-pins-hold.md', 'aliases: [/insights/worn-felt]'],
    ] as const) {
      const before = textsIn(content);
      const answer = await desk.write('POST', 'remove', { ...removal(successor), isTrial: false });
      expect(readFileSync(path.join(content, file), 'utf8')).toContain(words);
      for (const request of [{ file: FELT, source: before[FELT] }, ...(answer.json<ChangeAnswer>().undo ?? [])])
        expect((await desk.write('PUT', 'text', request)).status).toBe(200);
      expect(textsIn(content)).toEqual(before);
      // What is made afterwards is known once all before it is.
      const after = (
        await desk.write('POST', 'new', { kind: 'article', title: `After ${path.basename(file)}` })
      ).json<ChangeAnswer>().file;
      await overviewWhen(({ texts }) => texts.some((text) => text.file === after));
      expect((await trial()).says[0]).toMatch(/reads that the page is gone/);
    }
  },
);

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { enter, ORIGIN } from './desk.ts';
import { edit, serveDevelopment } from './dev-server.ts';
import { expect as expectSoon, testUnguarded as test } from './fixtures.ts';
import { ownPort } from './own-port.ts';
import { axeFindings } from './wcag/axe.ts';

/** A screen takes long on a busy machine, and a publication builds the site. */
const expect = expectSoon.configure({ timeout: 90_000 });
const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const PIPELINE = 'pipeline/bin/run.mjs';
const HOST_PORT = ownPort(2);
const HOST = `http://localhost:${HOST_PORT}`;
const SIZE = { width: 1440, height: 900 };
const VIEWS = [
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;
/** More keys than lead through any screen. */
const MOST_TABS = 400;
/** The editor takes no key for a list of choices in its first 75 ms, so that nobody chooses what has just appeared. */
const UNANSWERED_MS = 100;

let around = '';
let host: ChildProcess | undefined;

test.describe.configure({ mode: 'serial', timeout: 400_000 });
test.use({ actionTimeout: 60_000, viewport: SIZE });

serveDevelopment(async (content) => {
  around = await mkdtemp(path.join(os.tmpdir(), 'journey-'));
  const [out, served] = [path.join(around, 'out'), path.join(around, 'served')];
  await edit('site.yaml', '{ value: "https://www.example.com", placeholder: true }', HOST);
  await edit('site.yaml', '\nlanguage: en\n', `\nlanguage: en\npublish: { to: folder, path: ${served} }\n`);
  const git = async (...args: readonly string[]): Promise<unknown> => run('git', args, { cwd: content });
  await git('init', '-q', '-b', 'main');
  await git('add', '.');
  await git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', 'commit', '-qm', 'Begin');
  const pipeline = async (...args: readonly string[]): Promise<unknown> =>
    run(process.execPath, [PIPELINE, ...args, '--content', content], { cwd: root, env: { ...process.env, CI: '' } });
  await pipeline('build', '--out', served);
  host = spawn(process.execPath, [PIPELINE, 'preview', '--out', served, '--port', String(HOST_PORT)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (host.stdout) await once(host.stdout, 'data');
  await pipeline('publish', '--out', out, '--yes');
  return ['--out', out];
});

test.afterAll(async () => {
  if (host && host.exitCode === null) {
    host.kill('SIGINT');
    await once(host, 'exit');
  }
  await rm(around, { recursive: true, force: true });
});

/** How somebody works the desk. */
interface Hand {
  readonly press: (control: Locator) => Promise<void>;
  /** Replaces what stands in a field. */
  readonly write: (field: Locator, words: string) => Promise<void>;
  readonly choosePicture: (page: Page) => Promise<void>;
  /** `day` is `YYYY-MM-DD`. */
  readonly chooseDay: (field: Locator, day: string) => Promise<void>;
}

const PICTURE = path.join(root, 'tests/fixtures/files/photo.webp');

const mouse: Hand = {
  press: (control) => control.click(),
  write: async (field, words) => {
    await field.click();
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(words);
  },
  choosePicture: async (page) => {
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(PICTURE);
  },
  chooseDay: (field, day) => field.fill(day),
};

const keyboard: Hand = {
  press: async (control) => {
    await goTo(control);
    await control.press('Enter');
  },
  write: async (field, words) => {
    await goTo(field);
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(words);
  },
  choosePicture: async (page) => {
    await keyboard.press(page.getByRole('dialog').getByRole('button', { name: /\.svg/ }).first());
  },
  chooseDay: async (field, day) => {
    await goTo(field);
    const [year, month, date] = day.split('-');
    // In the order of a browser in American English, which the tests use.
    await field.pressSequentially(`${month}${date}${year}`);
  },
};

/** Presses Tab until a control has the focus, and arrow keys inside of a toolbar, as somebody does who has no mouse. */
async function goTo(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const page = control.page();
  for (let keys = 0; keys < MOST_TABS; keys++) {
    const key = await control.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return undefined;
      return activeElement?.closest('[role=toolbar]')?.contains(element) === true ? 'ArrowRight' : 'Tab';
    });
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No key leads to ${String(control)}`);
}

for (const [way, hand, title, slug] of [
  ['mouse', mouse, 'What a reagent costs', 'what-a-reagent-costs'],
  ['keyboard alone', keyboard, 'Who signs a protocol', 'who-signs-a-protocol'],
] as const) {
  test(`an article is written, corrected, illustrated, put off, published and taken back by ${way}`, async ({
    context,
    request,
  }) => {
    const page = await enter(context);
    const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
    const field = (name: string | RegExp): Locator => page.getByRole('textbox', { name });
    const address = `${HOST}/insights/${slug}`;

    await test.step('begin', async () => {
      await hand.press(button('New …'));
      await hand.write(page.getByRole('dialog').getByRole('textbox', { name: 'Title' }), title);
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Begin' }));
      await expect(page).toHaveURL(`${ORIGIN}/desk/insights/${slug}`);
    });

    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    const beside = page.frameLocator('iframe').locator('main');

    await test.step('write', async () => {
      await hand.write(field(/^Summary/), 'The price of a reagent is the price of the question that it answers.');
      await hand.write(text, 'A list of reagents is a list of questions. ');
      await hand.press(button('Link'));
      await text.pressSequentially('Burn');
      await expect(page.getByRole('option', { name: /Burn Quality/ }).first()).toBeVisible();
      await page.waitForTimeout(UNANSWERED_MS);
      await text.press('Enter');
      await text.press('Enter');
      await text.press('Enter');
      await hand.press(button('Heading'));
      await text.pressSequentially('What to ask');
      await text.press('Enter');
      await text.press('Enter');
      await hand.press(button('List'));
      await text.pressSequentially('Who needs the answer?');
      await expect(beside.getByRole('heading', { name: 'What to ask' })).toBeVisible();
      await expect(beside.getByRole('listitem').filter({ hasText: 'Who needs the answer?' })).toBeVisible();
      await expect(beside.getByRole('link', { name: /Burn Quality/ }).first()).toBeVisible();
    });

    await test.step('correct', async () => {
      await text.press('ControlOrMeta+End');
      await text.pressSequentially(' See [it] (/about).');
      const fix = page.getByRole('button', { name: /^Fix: Unexpected form of a link/ }).first();
      await expect(fix).toBeVisible();
      await hand.press(fix);
      await expect(fix).toBeHidden();
      await expect(beside.getByRole('link', { name: 'it', exact: true })).toBeVisible();
    });

    await test.step('illustrate', async () => {
      await hand.press(button('Hero image: Choose a picture …'));
      await hand.choosePicture(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      await hand.write(field(/^Hero – what it shows/), 'A row of bottles, each with its price');
      await expect(beside.getByRole('img', { name: 'A row of bottles, each with its price' }).first()).toBeVisible();
    });

    await test.step('put off', async () => {
      await hand.chooseDay(page.getByLabel(/^Published/), dayFromNow(40));
      await hand.press(page.getByRole('switch', { name: /^Draft/ }));
      await hand.press(button('Save'));
      await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
      await hand.press(page.getByRole('link', { name: /^All texts/ }));
      await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Waiting until');
    });

    await test.step('publish', async () => {
      await hand.press(page.getByRole('link', { name: title, exact: true }));
      await hand.press(button('Today: Published'));
      await hand.press(button('Save'));
      await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
      await hand.press(page.getByRole('link', { name: /^All texts/ }));
      await hand.press(page.getByRole('link', { name: 'Publish …' }));
      await expect(page.getByRole('heading', { name: 'What changes for visitors' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: `New ${title}` })).toBeVisible();
      expectSoon((await request.get(address)).status()).not.toBe(200);
      expectSoon(await axeFindings(page, VIEWS)).toEqual([]);
      await page.setViewportSize(SIZE);
      await hand.press(button('Publish'));
      await expect(page.getByRole('status').filter({ hasText: `Live at ${HOST} since` })).toBeVisible();
      const answer = await request.get(address);
      expectSoon(answer.status()).toBe(200);
      expectSoon(await answer.text()).toContain('A list of reagents is a list of questions.');
    });

    await test.step('take back', async () => {
      await hand.press(button(/^Take this one back/).first());
      await expect(page.getByRole('listitem').filter({ hasText: `Gone ${title}` })).toBeVisible();
      await hand.press(button('Take it back'));
      await expect(page.getByRole('status').filter({ hasText: `Live at ${HOST} since` })).toBeVisible();
      expectSoon((await request.get(address)).status()).toBe(410);
      expectSoon(await (await request.get(`${HOST}/insights`)).text()).not.toContain(title);
    });
  });
}

/** Returns a day to come, `YYYY-MM-DD`. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

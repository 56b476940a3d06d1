import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deserialize, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { amount } from '../sampling.ts';
import { archiveFiles, archiveText } from '../../pipeline/site/derive/archive.ts';
import { contentTypes, type Content } from '../../pipeline/types/content-types.ts';
import { editionOf } from '../../pipeline/build/edition.ts';
import { makeSite } from '../../pipeline/build/load-site.ts';
import { createParseHere } from '../../pipeline/build/threads/parse-here.ts';
import type { ParseDocuments } from '../../pipeline/site/parse/document.ts';
import type { Site } from '../../pipeline/content/model/site.ts';
import { retryOnChange, LostValueError } from '../../pipeline/shared/retry-on-change.ts';
import { readContentFolder } from '../../pipeline/site/read/content-folder.ts';
import { probeImages } from '../../pipeline/images/probe-images.ts';
import { createRounds, createTrials, createTypedCache, type TypedCache } from '../../pipeline/cache/typed-cache.ts';
import { openStore } from '../../pipeline/cache/store.ts';
import { createChoice } from '../choice.ts';
import { changeSomething } from './random-edits.ts';
import { createMemory } from './memory.ts';
import { copySmallSite, temporaryFolder } from './temporary-folder.ts';

const EDITS = amount(10, 60);
/** A hash in hexadecimal digits stands before each value of a store. */
const HASH_BYTES = 64;
const parseHere = createParseHere();
const folder = temporaryFolder();
let content = '';

beforeEach(() => {
  content = copySmallSite();
});

test('a site made of what is kept equals one that is made anew, whatever is edited', { timeout: 120_000 }, async () => {
  const choose = createChoice(20_261_123);
  const edits: string[] = [];
  const memory = createMemory();
  const trials = createTrials(memory);
  const nextRound = createRounds(memory);
  for (let count = 0; count < EDITS; count++) {
    edits.push(changeSomething(content, choose));
    const edition = { ...editionOf(), isPreview: count % 2 === 1 };
    const store = openStore(path.join(folder, 'store'));
    const kept = await load(createTypedCache(store, 'the program'), parseHere, edition);
    const anew = await load(createMemory(), parseHere, edition);
    expect(kept, edits.slice(-5).join('\n')).toEqual(anew);
    // As at the desk, which looks at unsaved words.
    expect(await load(trials(), parseHere, edition), edits.slice(-5).join('\n')).toEqual(anew);
    // As in a development server, which reads the content again and again.
    const round = nextRound();
    expect(await load(round, parseHere, edition), edits.slice(-5).join('\n')).toEqual(anew);
    expect(await load(createTrials(round)(), parseHere, edition), edits.slice(-5).join('\n')).toEqual(anew);
  }
});

test('only what an edit can have changed is parsed again', async () => {
  const parsed: string[][] = [];
  const parse: ParseDocuments = (jobs, context, take) => {
    parsed.push(jobs.map(({ file }) => file.path));
    return parseHere(jobs, context, take);
  };
  const store = openStore(path.join(folder, 'other-store'));
  await load(createTypedCache(store, 'a'), parse);
  await load(createTypedCache(store, 'a'), parse);
  expect(parsed).toHaveLength(1);
  await load(createTypedCache(store, 'b'), parse);
  expect(parsed[1]).toEqual(parsed[0]);
});

test('a long text that is damaged is lost once, and then parsed again', async () => {
  const kept = path.join(folder, 'damaged');
  const once = (): Promise<unknown> => load(createTypedCache(openStore(kept), 'the program'));
  const whole = await once();
  damageLongText(kept);
  await expect(once()).rejects.toThrow(LostValueError);
  expect(await once()).toEqual(whole);
});

test('a long text that is lost between two rounds is parsed again', async () => {
  const kept = path.join(folder, 'lost');
  const nextRound = createRounds(createTypedCache(openStore(kept), 'the program'));
  const whole = await load(nextRound());
  await load(nextRound());
  for (const name of readdirSync(kept)) rmSync(path.join(kept, name));
  expect(await load(nextRound())).toEqual(whole);
});

test('a file that is saved before it is parsed has the site made anew', async () => {
  let saved = '';
  const parse: ParseDocuments = (jobs, context, take) => {
    const file = path.join(content, jobs[0]?.file.path ?? '');
    if (saved === '') writeFileSync(file, `${readFileSync(file, 'utf8')}\nSaved meanwhile.\n`);
    saved = file;
    return parseHere(jobs, context, take);
  };
  const loaded = await retryOnChange(() => load(createMemory(), parse));
  expect(readFileSync(saved, 'utf8')).toContain('Saved meanwhile.');
  expect(loaded).toEqual(await load(createMemory()));
});

test('a site holds nothing that its documents were parsed from', async () => {
  const jobs: WeakRef<object>[] = [];
  const source = await readContentFolder(content, Object.keys(contentTypes));
  const { loaded } = await makeSite(
    source,
    await probeImages(content, source.images, createMemory()),
    (all, context, take) => {
      jobs.push(...all.map((job) => new WeakRef(job)));
      return parseHere(all, context, take);
    },
    { typedCache: createMemory() },
  );
  // References stay alive until the end of the turn in which they are made or asked.
  await nextTurn();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  expect(jobs.length).toBeGreaterThan(5);
  expect(jobs.filter((job) => job.deref() !== undefined)).toEqual([]);
  expect(loaded?.site.bodies.size).toBeGreaterThan(0);
});

/** Changes the last byte of a kept long text; the hash before each value then differs. */
function damageLongText(store: string): void {
  const files = readdirSync(store).map((name) => path.join(store, name));
  const file = files.find((one) => {
    const value: unknown = deserialize(readFileSync(one).subarray(HASH_BYTES));
    return typeof value === 'object' && value !== null && 'html' in value;
  });
  if (file === undefined) throw new Error('No long text is kept');
  const bytes = readFileSync(file);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

/** The site in a folder as it is now, and what is found in it; how its texts were parsed is left out. */
async function load(typedCache: TypedCache, parse = parseHere, edition = editionOf()): Promise<unknown> {
  const source = await readContentFolder(content, Object.keys(contentTypes));
  const probes = await probeImages(content, source.images, createMemory());
  const { loaded, findings } = await makeSite(source, probes, parse, { typedCache, edition });
  return { ...(loaded && read(loaded.site)), variants: loaded?.variants, findings: findings.map(String) };
}

/** The site with its long texts in it. */
function read(site: Site<Content>): object {
  const bodies = [...site.bodies].map(([address, body]) => [address, body.hash, body.prose]);
  const archive = site.archive.map(({ body, ...part }) => [part, body?.hash]);
  const feeds = site.feeds.map((feed) => JSON.stringify(feed));
  const texts = site.texts.map(({ body, ...text }) => [text, body?.hash]);
  return { site: { ...site, bodies, archive, feeds, texts }, files: archiveFiles(site).map(archiveText) };
}

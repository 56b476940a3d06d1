import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { amount } from '../sampling.ts';
import { archiveFiles, archiveText } from '../../pipeline/compile/derive/archive.ts';
import { contentTypes, type Content } from '../../pipeline/content/types/content-types.ts';
import { editionOf } from '../../pipeline/build/edition.ts';
import { makeSite } from '../../pipeline/build/load-site.ts';
import { createParseHere } from '../../pipeline/build/threads/parse-here.ts';
import type { ParseDocuments } from '../../pipeline/compile/parse/document.ts';
import type { Site } from '../../pipeline/content/model/site.ts';
import { retryOnChange } from '../../pipeline/compile/read/retry-on-change.ts';
import { readContentFolder } from '../../pipeline/compile/read/content-folder.ts';
import { probeImages } from '../../pipeline/compile/images/probe-images.ts';
import { createReport } from '../../pipeline/lint/report.ts';
import { createTypedCache, type TypedCache } from '../../pipeline/build/cache/typed-cache.ts';
import { LostValueError } from '../../pipeline/build/cache/lost-value-error.ts';
import { openStore } from '../../pipeline/build/cache/store.ts';
import { createChoice } from '../choice.ts';
import { changeSomething } from './random-edits.ts';
import { createMemory } from './memory.ts';
import { copySmallSite, temporaryFolder } from './temporary-folder.ts';

const EDITS = amount(10, 60);
const parseHere = createParseHere(Object.values(contentTypes));
const folder = temporaryFolder();
let content = '';

beforeEach(() => {
  content = copySmallSite();
});

test('a site made of what is kept equals one that is made anew, whatever is edited', { timeout: 120_000 }, async () => {
  const choose = createChoice(20_261_123);
  const edits: string[] = [];
  const held = createMemory(new Map());
  for (let count = 0; count < EDITS; count++) {
    edits.push(changeSomething(content, choose));
    const edition = { ...editionOf(), isPreview: count % 2 === 1 };
    const store = openStore(path.join(folder, 'store'));
    const kept = await load(createTypedCache(store, 'the program'), parseHere, edition);
    store.close();
    const anew = await load(createMemory(), parseHere, edition);
    expect(kept, edits.slice(-5).join('\n')).toEqual(anew);
    // As in a development server, which reads the content again and again.
    expect(await load(held, parseHere, edition), edits.slice(-5).join('\n')).toEqual(anew);
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
  const packs = path.join(folder, 'damaged');
  const once = async (damage = false): Promise<unknown> => {
    const store = openStore(packs);
    try {
      if (damage) damageLongTexts(packs);
      return await load(createTypedCache(store, 'the program'));
    } finally {
      store.close();
    }
  };
  const whole = await once();
  await expect(once(true)).rejects.toThrow(LostValueError);
  expect(await once()).toEqual(whole);
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
  const report = createReport();
  const source = await readContentFolder(content, Object.keys(contentTypes), report);
  const loaded = await makeSite(
    source,
    await probeImages(content, source.images, createMemory()),
    report,
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

/** Changes a letter inside of every compiled text. */
function damageLongTexts(packs: string): void {
  for (const name of readdirSync(packs)) {
    const file = path.join(packs, name);
    const bytes = readFileSync(file);
    for (let at = bytes.indexOf('<p>'); at >= 0; at = bytes.indexOf('<p>', at)) bytes.write('<q>', at);
    writeFileSync(file, bytes);
  }
}

/** The site in a folder as it is now, and what is found in it; how its texts were parsed is left out. */
async function load(typedCache: TypedCache, parse = parseHere, edition = editionOf()): Promise<unknown> {
  const report = createReport();
  const source = await readContentFolder(content, Object.keys(contentTypes), report);
  const probes = await probeImages(content, source.images, createMemory());
  const loaded = await makeSite(source, probes, report, parse, { typedCache, edition });
  return { ...(loaded && read(loaded.site)), variants: loaded?.variants, findings: report.findings().map(String) };
}

/** The site with its long texts in it. */
function read(site: Site<Content>): object {
  const bodies = [...site.bodies].map(([address, body]) => [address, body.hash, body.prose]);
  const archive = site.archive.map(({ body, ...part }) => [part, body?.hash]);
  const feeds = site.feeds.map((feed) => JSON.stringify(feed));
  const texts = site.texts.map(({ body, ...text }) => [text, body?.hash]);
  return { site: { ...site, bodies, archive, feeds, texts }, files: archiveFiles(site).map(archiveText) };
}

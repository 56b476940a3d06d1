import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { ChangesFile } from '../../pipeline/content/schema/published-json.ts';
import { generateContent } from '../bench/generate.ts';
import { bytesOf, runHere } from './run-command.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const BUILD_MS = 120_000;
const FEEDS = ['feed.xml', 'atom.xml', 'feed.json'];
const ARTICLE = `---
title: The newest of all
summary: What a gate is for, in one page.
published: 2031-01-05
tags: [valuation]
---

A gate is a decision that money waits for.
`;

/** A built folder. */
interface Built {
  /** Digests of its files. */
  readonly files: Readonly<Record<string, string>>;
  readonly changes: Pick<ChangesFile, 'pages'>;
}

const folder = temporaryFolder();
/** Files that are other ones than before, and new ones. */
let changed: string[] = [];
let before: Built;
let after: Built;

beforeAll(async () => {
  const content = path.join(folder, 'content');
  generateContent(path.join(PROJECT, 'content'), content, 60);
  before = await build(content);
  await writeFile(path.join(content, 'insights/the-newest.md'), ARTICLE);
  after = await build(content);
  changed = Object.keys(after.files).filter((file) => before.files[file] !== after.files[file]);
}, BUILD_MS);

test('a new article changes the files that it should, and no other byte', () => {
  const pages = Object.keys(after.files).filter((file) => file.endsWith('.html'));
  const lists = pages.filter((file) => /^insights(?:\/page\/\d+)?\.html$/.test(file));
  expect(lists.length).toBeGreaterThan(10);
  const expected = [
    // Itself, and its card.
    'insights/the-newest.html',
    'insights/the-newest.md',
    ...Object.keys(after.files).filter((file) => /^images\/the-newest-\w+-card\.jpg$/.test(file)),
    // Its neighbor, and the front page, which has the newest.
    'insights/investor-ready-mindset.html',
    'index.html',
    'index.md',
    // All lists, in which it moves the others on; the pages of topics, which count the articles of each; its topic.
    ...lists.flatMap((file) => [file, file.replace('.html', '.md')]),
    ...pages.filter((file) => file.startsWith('insights/topics/')),
    'insights/topics/valuation.md',
    'insights/index.json',
    // What follows and holds the whole site.
    ...FEEDS,
    'insights/topics/valuation/feed.xml',
    'sitemap.xml',
    'content-export.html',
    'content-export.txt',
    'llms.txt',
    'llms-full.txt',
    'changes.json',
    'build.json',
    // The headers of each page, for hosts whose rules cannot tell pages from other files.
    '_headers',
  ];
  expect(changed.toSorted()).toEqual(expected.toSorted());
  expect(Object.keys(before.files).filter((file) => !(file in after.files))).toEqual([]);
});

test('the changes name it first, and of all other pages only lists, by another day or another hash', () => {
  const [old, now] = [before.changes.pages, after.changes.pages];
  expect(now[0]).toMatchObject({ title: 'The newest of all', added: '2031-01-05', changed: '2031-01-05' });
  const known = new Map(old.map((page) => [page.url, JSON.stringify(page)]));
  const others = now
    .filter((page) => known.get(page.url) !== JSON.stringify(page))
    .map(({ url }) => new URL(url).pathname);
  expect(
    others?.filter(
      (address) => !/^\/(?:insights(?:\/page\/\d+|\/topics\/valuation|\/the-newest)?|content-export)?$/.test(address),
    ),
  ).toEqual([]);
});

async function build(content: string): Promise<Built> {
  const out = path.join(folder, 'out');
  const { code, stdout, stderr } = await runHere([
    'build',
    '--content',
    content,
    '--out',
    out,
    '--cache',
    path.join(folder, 'cache'),
    '--date',
    '2031-01-05',
  ]);
  if (code !== 0) throw new Error(stdout + stderr);
  return {
    files: await bytesOf(out),
    changes: JSON.parse(await readFile(path.join(out, 'changes.json'), 'utf8')) as Pick<ChangesFile, 'pages'>,
  };
}

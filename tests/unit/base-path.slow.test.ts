import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { BASE } from '../base-path.ts';
import { outputFaults } from '../outputs/output-faults.ts';
import { run } from './run-command.ts';
import { copySmallSite, writeTexts } from './temporary-folder.ts';

const BUILD_MS = 120_000;
const URL = `https://user.github.io${BASE}`;
const content = copySmallSite();
const out = path.join(content, '../out');

/** A page with an address, a picture and a list of addresses in its text, and an old address. */
const PAGE = `---
title: A visit
description: What a visit is.
aliases: [/prices]
---
[Questions](/faq), [all as text](${URL}/content-export.txt), and ![the soundboard](images/soundboard.png)
`;

beforeAll(async () => {
  writeTexts(content, { 'pages/visit.md': PAGE });
  expect(await build('--url', URL)).toContain('rendered');
}, BUILD_MS);

test('every address of every file is below the path of the site, and leads to a file', () => {
  expect(outputFaults(out)).toEqual([]);
});

test('an address that leads past the path is told', () => {
  const textOf = (file: string): string => {
    const text = readFileSync(path.join(out, file), 'utf8');
    return file === 'visit.html' ? text.replace(`href="${BASE}/faq"`, 'href="/faq"') : text;
  };
  expect(outputFaults(out, textOf)).toContain(`visit.html names https://user.github.io/faq, which is not below ${URL}`);
});

test('on paper, only the host goes before an address that has the path', () => {
  const html = readFileSync(path.join(out, 'visit.html'), 'utf8');
  expect(html).toContain('--origin:"https://user.github.io";');
});

test('the address belongs to what a site is made from', { timeout: BUILD_MS }, async () => {
  expect(await build('--url', URL)).toContain('Nothing has changed');
  expect(await build()).not.toContain('Nothing has changed');
  expect(readFileSync(path.join(out, 'visit.html'), 'utf8')).toContain('href="/faq"');
});

/** Builds in a process of its own: Vike keeps the path of a bundle in one. */
async function build(...options: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(['build', '--content', content, '--out', out, ...options]);
  if (code !== 0) throw new Error(stdout + stderr);
  return stdout;
}

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { toDownloads } from '../../pipeline/site/parse/downloads.ts';
import { probeDownloads } from '../../pipeline/site/read/probe-downloads.ts';
import { hasErrors } from '../../pipeline/findings/finding.ts';
import { createOutput, writeDownloads } from '../../pipeline/outputs/output.ts';
import { loadFolder } from './load-folder.ts';
import { copySmallSite } from './temporary-folder.ts';

const PDF = `%PDF-1.4\n${' '.repeat(240_000)}\n%%EOF\n`;
const HASH = 'c0ffee0123456789';
const root = copySmallSite();
const out = path.join(root, '../out');

beforeAll(async () => {
  await mkdir(path.join(root, 'files'));
  await writeFile(path.join(root, 'files', 'Burn Checklist.pdf'), PDF);
});

function noteOf(bytes: number, language: string): string | undefined {
  return toDownloads(new Map([['files/a.pdf', { path: 'files/a.pdf', hash: HASH, bytes }]]), language).get(
    'files/a.pdf',
  )?.note;
}

test.each([
  [240_100, 'en', 'PDF, 240 kB'],
  [12, 'en', 'PDF, 1 kB'],
  [999_600, 'en', 'PDF, 1 MB'],
  [1_240_000, 'it', 'PDF, 1,2 MB'],
])('%i bytes are shown in %s as %s', (bytes, language, note) => {
  expect(noteOf(bytes, language)?.replaceAll(/\s/g, ' ')).toBe(note);
});

test.each([
  ['files/Burn Checklist.PDF', '/files/burn-checklist.pdf'],
  ['files/2025/Checklist (final).pdf', '/files/2025/checklist-final.pdf'],
  ['files/Prüfliste für Gründer.pdf', '/files/prufliste-fur-grunder.pdf'],
  ['files/検査.pdf', '/files/jianzha.pdf'],
])('%s is published at %s', (file, address) => {
  const probes = new Map([[file, { path: file, hash: HASH, bytes: 1 }]]);
  expect(toDownloads(probes, 'en').get(file)?.address).toBe(address);
});

describe('a link to a file', () => {
  async function linked(text: string): Promise<string> {
    const article = path.join(root, 'insights', 'offer.md');
    await writeFile(
      article,
      `---\ntitle: An offer\nsummary: What is offered.\npublished: 2026-01-05\ntags: []\nnext_step: { text: Read on, label: The list, to: files/Burn Checklist.pdf }\n---\n\n${text}\n`,
    );
    const { findings, loaded } = await loadFolder(root);
    expect(findings.map(String)).toEqual([]);
    expect(hasErrors(findings)).toBe(false);
    expect(loaded?.downloads.map(({ address }) => address)).toEqual(['/files/burn-checklist.pdf']);
    await writeDownloads(root, loaded?.downloads ?? [], createOutput(out));
    const entry = loaded?.site.content.insights.articles.find(({ slug }) => slug === 'offer');
    expect(entry?.nextStep?.action).toMatchObject({
      href: '/files/burn-checklist.pdf',
      label: 'The list (PDF, 240\u00a0kB)',
    });
    return loaded?.site.texts.find(({ address }) => address === '/insights/offer')?.body?.prose.html ?? '';
  }

  test.each([
    '[the list](<../files/Burn Checklist.pdf>)',
    '[the list](</files/Burn Checklist.pdf>)',
    '[the list][1]\n\n[1]: ../files/Burn%20Checklist.pdf',
    '<a href="../files/Burn Checklist.pdf">the list</a>',
  ])('leads to it, and says its type and its size: %s', async (typed) => {
    expect(await linked(typed)).toContain('<a href="/files/burn-checklist.pdf">the list (PDF, 240\u00a0kB)</a>');
  });

  test('may name a page of it', async () => {
    expect(await linked('[the list](../files/Burn%20Checklist.pdf#page=2)')).toContain(
      'href="/files/burn-checklist.pdf#page=2"',
    );
  });

  test('publishes it as it is', async () => {
    expect(await readFile(path.join(out, 'files/burn-checklist.pdf'), 'utf8')).toBe(PDF);
  });
});

test.each([
  ['a.pdf', '%PDF-1.7', true],
  ['b.pdf', 'junk before it\n%PDF-1.7', true],
  ['c.pdf', '<html>%PDF', false],
  ['d.docx', 'PK\u0003\u0004', true],
  ['e.docx', '%PDF-1.7', false],
  ['f.csv', 'a;b\n1;2', true],
  ['g.csv', '<script>', false],
  ['h.ics', 'BEGIN:VCALENDAR', true],
  ['i.ics', 'Hello', false],
  ['j.zip', '', false],
])('%s with %o in it can be offered: %s', async (name, text, isRight) => {
  await writeFile(path.join(root, 'files', name), text);
  const probe = (await probeDownloads(root, [`files/${name}`])).get(`files/${name}`);
  await rm(path.join(root, 'files', name));
  expect(probe?.fault === undefined).toBe(isRight);
});

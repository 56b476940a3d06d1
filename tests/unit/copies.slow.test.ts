import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../pipeline/compile/read/content-folder.ts';
import { createReport } from '../../pipeline/lint/report.ts';
import { readFindings } from './read-findings.ts';
import { temporaryFolder, writeTexts } from './temporary-folder.ts';

const TEXT = '---\ntitle: Why pharma buys\nsummary: Who buys a biotech company, and why.\n---\n\nPharma buys.\n';
const LONG = 'insights/why-pharma-is-the-buyer.md';
const SHORT = 'insights/again.md';

/** The copies among files, each with what it is a copy of. */
async function copiesIn(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = temporaryFolder();
  writeTexts(root, files);
  const report = createReport();
  await readContentFolder(root, ['pages', 'insights', 'services'], report);
  return readFindings(report.findings()).flatMap(({ file, message, rule }) =>
    rule === 'copied-file' ? [`${file} of ${/of `([^`]+)`/.exec(message)?.[1]}`] : [],
  );
}

describe('of two articles with the same text', () => {
  test('the one that is published is the original, whatever the names', async () => {
    const files = { [LONG]: TEXT, [SHORT]: TEXT };
    expect(await copiesIn({ ...files, 'addresses.yaml': '/insights/why-pharma-is-the-buyer: live\n' })).toEqual([
      `${SHORT} of ${LONG}`,
    ]);
    expect(await copiesIn({ ...files, 'addresses.yaml': '/insights/again: live\n' })).toEqual([`${LONG} of ${SHORT}`]);
  });

  test('neither is a copy where both are published', async () => {
    const urlRegistry = '/insights/again: live\n/insights/why-pharma-is-the-buyer: live\n';
    expect(await copiesIn({ [LONG]: TEXT, [SHORT]: TEXT, 'addresses.yaml': urlRegistry })).toEqual([]);
  });

  test('one is a copy where both have the address that is published, by their slug', async () => {
    const slugged = TEXT.replace('summary', 'slug: buyers\nsummary');
    const urlRegistry = '/insights/buyers: live\n';
    const files = { [LONG]: slugged, [SHORT]: slugged, 'addresses.yaml': urlRegistry };
    expect(await copiesIn(files)).toEqual([`${LONG} of ${SHORT}`]);
  });

  test('the one with the shorter name is the original where none is published', async () => {
    expect(await copiesIn({ [LONG]: TEXT, [SHORT]: TEXT })).toEqual([`${LONG} of ${SHORT}`]);
  });
});

describe('what is called a copy', () => {
  test('is none where it is published', async () => {
    const files = { 'insights/how-we.md': TEXT, 'insights/how-we copy.md': `${TEXT}\nMore.\n` };
    expect(await copiesIn(files)).toEqual(['insights/how-we copy.md of insights/how-we.md']);
    expect(await copiesIn({ ...files, 'addresses.yaml': '/insights/how-we-copy: live\n' })).toEqual([]);
  });

  test('by a number is none where it is published', async () => {
    const files = { 'insights/tides.md': TEXT, 'insights/tides 2.md': `${TEXT}\nMore.\n` };
    expect(await copiesIn(files)).toEqual(['insights/tides 2.md of insights/tides.md']);
    expect(await copiesIn({ ...files, 'addresses.yaml': '/insights/tides-2: live\n' })).toEqual([]);
  });
});

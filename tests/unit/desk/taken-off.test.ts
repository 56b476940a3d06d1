import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createParseHere } from '../../../pipeline/build/load-site.ts';
import { removeText } from '../../../pipeline/desk/change-files.ts';
import type { DeskState } from '../../../pipeline/desk/site.ts';
import { isSuccessor } from '../../../pipeline/desk/text-addresses.ts';
import { checkFolder } from '../../../pipeline/editing/check-folder.ts';
import type { Finding } from '../../../pipeline/findings/finding.ts';
import { contentTypes } from '../../../pipeline/types/content-types.ts';
import { copySmallSite, writeTexts } from '../temporary-folder.ts';

const PROJECT = path.resolve(import.meta.dirname, '../../..');
const FELT = 'insights/felt.md';
const PINS = 'insights/how-pins-hold.md';
const PINS_ADDRESS = '/insights/how-pins-hold';
const OLD = '/insights/hammers';
const OWN = '/insights/worn-felt';
let content: string;

/** A site with an article that once had another address. */
beforeEach(() => {
  content = copySmallSite();
  writeTexts(content, { 'addresses.yaml': `${OLD}: live\n${OWN}: live\n` });
  edit(FELT, 'slug:', `aliases: [${OLD}]\nslug:`);
});

function read(file: string): string {
  return readFileSync(path.join(content, file), 'utf8');
}

function edit(file: string, from: string, to: string): void {
  writeFileSync(path.join(content, file), read(file).replace(from, to));
}

async function check(): Promise<Pick<DeskState, 'findings' | 'preview'>> {
  const around = path.dirname(content);
  const folders = { project: PROJECT, content, out: path.join(around, 'out'), cache: path.join(around, 'cache') };
  const { findings, preview } = await checkFolder(
    { ...folders, date: undefined, launch: false },
    createParseHere(Object.values(contentTypes)),
  );
  return { findings, preview: await preview() };
}

async function errors(): Promise<string[]> {
  const { findings } = await check();
  return findings.flatMap((one: Finding) => (one.severity === 'error' ? [`${one.file} ${one.rule}`] : []));
}

describe('a removed text', () => {
  test.each([
    [PINS_ADDRESS, PINS, `aliases: [${OWN}, ${OLD}]`],
    [undefined, 'addresses.yaml', `${OLD}: gone\n${OWN}: gone\n`],
  ])('leaves all its addresses to %s', async (successor, file, words) => {
    removeText(content, { file: FELT, ...(successor && { successor }), isTrial: false }, await check());
    expect(read(file)).toContain(words);
    expect(await errors()).toEqual([]);
  });
});

test('only pages that visitors find and may look for are offered instead of a text', async () => {
  const { preview } = await check();
  const offered = preview.documents.filter((document) => isSuccessor(document, preview));
  expect(offered.map(({ file }) => file.path).toSorted()).toEqual([
    'insights/felt.md',
    'insights/how-pins-hold.md',
    'insights/winter-air.md',
    'pages/faq.md',
    'pages/home.md',
    'pages/insights.md',
    'pages/repairs/strings.md',
  ]);
});

test.each(['/not-found', '/insights/unfinished'])('no text is removed in favor of %s', async (successor) => {
  const state = await check();
  expect(() => removeText(content, { file: FELT, successor, isTrial: true }, state)).toThrow(/No other page/);
});

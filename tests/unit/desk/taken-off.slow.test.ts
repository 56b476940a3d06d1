import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createParseHere } from '../../../pipeline/build/threads/parse-here.ts';
import { bringBack, removeText, saveChange, setDraft } from '../../../pipeline/desk/change-files.ts';
import type { ChangeAnswer } from '../../../pipeline/desk/protocol.ts';
import type { DeskState } from '../../../pipeline/desk/site.ts';
import { isSuccessor, publishedAddresses } from '../../../pipeline/desk/text-addresses.ts';
import { readSaved } from '../../../pipeline/desk/texts.ts';
import { checkFolder } from '../../../pipeline/editing/check-folder.ts';
import { stoppingErrors } from '../../../pipeline/publishing/plan.ts';
import { copySmallSite, textsIn, writeTexts } from '../temporary-folder.ts';

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

async function check(date = '2031-01-05'): Promise<Pick<DeskState, 'findings' | 'preview'>> {
  const around = path.dirname(content);
  const folders = { project: PROJECT, content, out: path.join(around, 'out'), cache: path.join(around, 'cache') };
  const { findings, preview } = await checkFolder(
    // Of another day than today, nobody asks for a registry of all pages, as continuous integration does.
    { ...folders, date, launch: false },
    createParseHere(),
  );
  return { findings, preview: await preview() };
}

function errorsIn({ findings }: Pick<DeskState, 'findings'>): string[] {
  return findings.flatMap(({ severity, file, rule }) => (severity === 'error' ? [`${file} ${rule}`] : []));
}

describe('a removed text', () => {
  test.each([
    [PINS_ADDRESS, PINS, `aliases: [${OWN}, ${OLD}]`],
    [undefined, 'addresses.yaml', `${OLD}: gone\n${OWN}: gone\n`],
  ])('leaves all its addresses to %s', async (successor, file, words) => {
    removeText(content, { file: FELT, ...(successor && { successor }), isTrial: false }, await check());
    expect(read(file)).toContain(words);
    expect(errorsIn(await check())).toEqual([]);
  });
});

test.each([PINS_ADDRESS, undefined])(
  'a removed text that is brought back has its addresses back from %s',
  async (successor) => {
    const before = textsIn(content);
    removeText(content, { file: FELT, ...(successor && { successor }), isTrial: false }, await check());
    bringBack(content, { file: FELT, source: before[FELT] ?? '' }, await check());
    expect(textsIn(content)).toEqual(before);
  },
);

describe('a published text that becomes a draft', () => {
  const choices = [
    [PINS_ADDRESS, PINS, `aliases: [${OWN}, ${OLD}]`],
    [undefined, 'addresses.yaml', `${OLD}: gone\n${OWN}: gone\n`],
  ] as const;

  async function draft(isDraft: boolean, successor?: string): Promise<ChangeAnswer> {
    const asked = { file: FELT, isDraft, ...(successor !== undefined && { successor }) };
    return setDraft(content, { ...asked, isTrial: false }, await check());
  }

  test.each(choices)('leaves its addresses to %s until it is shown again', async (successor, file, words) => {
    const before = textsIn(content);
    await draft(true, successor);
    expect(read(file)).toContain(words);
    expect(read(FELT)).toContain('draft: true');
    const state = await check();
    expect(errorsIn(state)).toEqual([]);
    expect(publishedAddresses(FELT, state.preview)).toEqual([]);
    expect((await draft(false)).says).toEqual(['Its address leads to it again.']);
    expect(textsIn(content)).toEqual(before);
  });

  test.each(choices)('gets its addresses back from %s when a save ends the draft', async (successor) => {
    const before = textsIn(content);
    await draft(true, successor);
    const base = readSaved(content, FELT)?.hash ?? '';
    saveChange(content, { file: FELT, source: before[FELT] ?? '', base }, await check());
    expect(textsIn(content)).toEqual(before);
  });

  test.each(choices)('is taken back from %s by what its answer says', async (successor) => {
    const before = textsIn(content);
    const { undo = [] } = await draft(true, successor);
    const state = await check();
    for (const request of undo) expect(saveChange(content, request, state)).toHaveProperty('saved');
    expect(textsIn(content)).toEqual(before);
  });

  describe.each(choices)('with its addresses at %s and a day to come', (successor, file) => {
    const TOLD = 'Until 1 January 2099, whoever opens /insights/worn-felt or /insights/hammers finds nothing there.';

    async function errorsUntilItsDay(): Promise<string[]> {
      return [...errorsIn(await check()), ...errorsIn(await check('2099-01-01'))];
    }

    beforeEach(async () => {
      await draft(true, successor);
      edit(FELT, 'published: 2024-09-02', 'published: 2099-01-01');
    });

    test('takes them along when the draft is ended, and says so', async () => {
      const before = textsIn(content);
      const { says, undo = [] } = await draft(false);
      expect(says).toEqual([TOLD]);
      expect(read(PINS)).not.toContain(OWN);
      expect(read('addresses.yaml')).toBe(`${OLD}: 2099-01-01\n${OWN}: 2099-01-01\n`);
      expect(await errorsUntilItsDay()).toEqual([]);
      const state = await check();
      for (const request of undo) expect(saveChange(content, request, state)).toHaveProperty('saved');
      expect(textsIn(content)).toEqual(before);
      expect(read(file)).toContain(OWN);
    });

    test('takes them along when a save ends the draft', async () => {
      const { source = '', hash = '' } = readSaved(content, FELT) ?? {};
      saveChange(content, { file: FELT, source: source.replace('draft: true\n', ''), base: hash }, await check());
      expect(read(FELT)).not.toContain('draft');
      expect(read(PINS)).not.toContain(OWN);
      expect(await errorsUntilItsDay()).toEqual([]);
    });
  });

  test('that was made a draft by hand is asked about, and then leads elsewhere', async () => {
    edit(FELT, 'slug:', 'draft: true\nslug:');
    const state = await check();
    expect(errorsIn(state)).toEqual(['addresses.yaml withdrawn-page']);
    expect(stoppingErrors(state.findings)).toMatchObject([{ file: FELT, line: 1 }]);
    expect(publishedAddresses(FELT, state.preview)).toEqual([OWN, OLD]);
    await draft(true, PINS_ADDRESS);
    expect(errorsIn(await check())).toEqual([]);
  });

  test('leaves nothing behind if it is removed while its addresses lead elsewhere', async () => {
    await draft(true, PINS_ADDRESS);
    removeText(content, { file: FELT, isTrial: false }, await check());
    expect(read(PINS)).toContain(OWN);
    expect(errorsIn(await check())).toEqual([]);
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

import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { importFile, importPaste } from '../../../pipeline/importing/import-paste.ts';
import { saveAsset } from '../../../pipeline/importing/save-asset.ts';
import { temporaryFolder, textsIn } from '../temporary-folder.ts';
import { PNG } from './pictures.ts';

const DATA = `data:image/png;base64,${PNG.toString('base64')}`;

describe('a paste with pictures', () => {
  test('saves each once, under a name of its words, and never over another one', async () => {
    const root = site();
    mkdirSync(path.join(root, 'images'));
    writeFileSync(path.join(root, 'images/a-gate.png'), 'another');
    const html = `<p>x <img src="${DATA}" alt="A gate"> <img src="${DATA}" alt="A gate"> <img src="${DATA}"></p>`;
    const answer = await importPaste(root, { html });
    expect(answer).toEqual({
      markdown: 'x ![A gate](../images/a-gate-2.png) ![A gate](../images/a-gate-2.png) ![](../images/picture.png)\n',
      pictures: ['images/a-gate-2.png', 'images/picture.png'],
      lost: [],
    });
    expect(readFileSync(path.join(root, 'images/a-gate.png'), 'utf8')).toBe('another');
    expect(readFileSync(path.join(root, 'images/a-gate-2.png')).equals(PNG)).toBe(true);
    expect((await importPaste(root, { html })).pictures).toEqual(answer.pictures);
  });

  test('leaves out one that a build could not show, and says why', async () => {
    const root = site();
    const broken = Buffer.concat([PNG.subarray(0, 40), Buffer.from('x')]).toString('base64');
    const { markdown, pictures, lost } = await importPaste(root, {
      html: `<p>a <img src="data:image/png;base64,${broken}" alt="b"></p>`,
    });
    expect([markdown.trim(), pictures, lost.length, existsSync(path.join(root, 'images'))]).toEqual([
      'a',
      [],
      1,
      false,
    ]);
    expect(lost[0]).toMatch(/^A picture was left out: /);
  });

  test.each([
    ['https://example.org/a.jpg', 'A picture (b) stands at https://example.org/a.jpg: save it, and drop it here.'],
    ['file:///C:/a.png', 'A picture (b) is only on your computer: drop its file here.'],
    ['blob:https://example.org/1', 'A picture (b) did not come along: save it as a file, and drop it here.'],
  ])('tells what becomes of %s', async (src, said) => {
    expect(await importPaste(site(), { html: `<p>a</p><img src="${src}" alt="b">` })).toEqual({
      markdown: 'a\n',
      pictures: [],
      lost: [said],
    });
  });
});

describe('a file from elsewhere', () => {
  test.each([
    ['Città Ærø (2).PNG', PNG, 'images/citta-aero-2.png'],
    ['photo.jpg', PNG, 'images/photo.png'],
    [
      '../../漢.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
      'images/han.svg',
    ],
    ['A list.PDF', Buffer.from('%PDF-1.4 x'), 'files/a-list.pdf'],
  ])('%s gets a plain name, and the ending of its bytes', async (name, bytes, place) => {
    const root = site();
    expect(await saveAsset(root, { name, bytes: bytes.toString('base64') })).toBe(place);
    expect(readFileSync(path.join(root, place)).equals(bytes)).toBe(true);
  });

  test.each([
    ['a.exe', 'MZ', 'it is no picture'],
    ['a.pdf', '<html>', 'what is in it is not what `.pdf` says'],
    ['a.png', 'words', ''],
    ['a.html', '<p>', 'it is no picture'],
  ])('%s with %j is refused, and nothing is written', async (name, bytes, why) => {
    const root = site();
    await expect(saveAsset(root, { name, bytes: Buffer.from(bytes).toString('base64') })).rejects.toThrow(
      `Cannot take \`${name}\`: ${why}`,
    );
    expect(Object.keys(textsIn(root))).toEqual(['site.yaml']);
  });

  test('is not written through a link that leads out of the content folder', async () => {
    const [root, outside] = [site(), temporaryFolder()];
    symlinkSync(outside, path.join(root, 'images'));
    await expect(saveAsset(root, { name: 'a.png', bytes: PNG.toString('base64') })).rejects.toThrow(
      'leads out of the content folder',
    );
    expect(textsIn(outside)).toEqual({});
  });
});

describe('a document to begin from', () => {
  test('gives its words and its title', async () => {
    const file = path.join(temporaryFolder(), 'gates.html');
    writeFileSync(file, '<h1>Gates</h1><p>a</p>');
    expect(await importFile(site(), file)).toEqual({ title: 'Gates', markdown: 'a\n', pictures: [], lost: [] });
  });

  test('is refused if it is of another kind', async () => {
    await expect(importFile(site(), 'a.pages')).rejects.toThrow('Cannot begin a text from `a.pages`');
  });
});

function site(): string {
  const root = temporaryFolder();
  writeFileSync(path.join(root, 'site.yaml'), 'name: A\nlanguage: it\n');
  return root;
}

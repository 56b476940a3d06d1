import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { changedBlocks } from '../../../pipeline/publishing/changed-words.ts';
import { compareSites } from '../../../pipeline/publishing/compare-sites.ts';
import { siteOf } from '../load-folder.ts';
import { copySmallSite, writeTexts } from '../temporary-folder.ts';

/** Compares the small site with what it is after a change of its folder. */
async function compareAfter(change: (content: string) => void) {
  const content = copySmallSite();
  change(content);
  return compareSites(await siteOf(), await siteOf(content));
}

function edit(content: string, file: string, from: string, to: string): void {
  const text = readFileSync(path.join(content, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(content, file), text.replace(from, to));
}

describe('what changes for visitors', () => {
  test('is nothing where nothing changes', async () => {
    expect(await compareAfter(() => undefined)).toEqual({ pages: [], facts: [], addresses: [], everywhere: false });
  });

  test('is everything at the first publication', async () => {
    const { pages } = compareSites(undefined, await siteOf());
    expect(new Set(pages.map(({ is }) => is))).toEqual(new Set(['new']));
    expect(pages.map(({ address }) => address)).toEqual(
      expect.arrayContaining(['/', '/faq', '/not-found', '/insights/worn-felt']),
    );
  });

  test('names a new page, and those that list it', async () => {
    const { pages } = await compareAfter((content) =>
      writeTexts(content, {
        'insights/bridge.md':
          '---\ntitle: The bridge\nsummary: It carries sound.\npublished: 2024-12-01\ntags: []\n---\n\nWords.\n',
      }),
    );
    expect(pages.map(({ is, address }) => `${is} ${address}`).toSorted()).toEqual([
      'changed /',
      'changed /insights',
      'new /insights/bridge',
    ]);
  });

  test('holds the words of a new page', async () => {
    const { pages } = await compareAfter((content) =>
      writeTexts(content, {
        'insights/bridge.md':
          '---\ntitle: The bridge\nsummary: It carries sound.\npublished: 2024-12-01\ntags: []\n---\n\nIt is of *maple*.\n\n- Thin\n',
      }),
    );
    const words = pages
      .find(({ is }) => is === 'new')
      ?.blocks.flatMap((block) => block.map(({ is, text }) => `${is}: ${text}`));
    expect(words?.slice(0, 2)).toEqual(['added: The bridge', 'added: It carries sound.']);
    expect(words).toEqual(expect.arrayContaining(['added: It is of *maple*.', 'added: - Thin']));
  });

  test('names a page that is gone, and where its address leads', async () => {
    const { pages } = await compareAfter((content) => {
      rmSync(path.join(content, 'insights/felt.md'));
      edit(content, 'insights/how-pins-hold.md', 'tags:', 'aliases: [/insights/worn-felt]\ntags:');
    });
    expect(pages.find(({ is }) => is === 'gone')).toEqual({
      is: 'gone',
      address: '/insights/worn-felt',
      title: 'Felt, and when it is worn',
      to: '/insights/how-pins-hold',
      blocks: [],
    });
  });

  test('names a page that moved, with what differs in it', async () => {
    const { pages, addresses } = await compareAfter((content) => {
      renameSync(path.join(content, 'pages/repairs/strings.md'), path.join(content, 'pages/repairs/wire.md'));
      edit(content, 'pages/repairs/wire.md', '---\n', '---\naliases: [/repairs/strings]\n');
      edit(content, 'site.yaml', '/repairs/strings', '/repairs/wire');
      edit(content, 'pages/repairs/wire.md', 'Do not pull', 'Never pull');
    });
    expect(pages.find(({ is }) => is === 'moved')).toMatchObject({
      address: '/repairs/wire',
      from: '/repairs/strings',
      blocks: [[{ is: 'removed', text: 'Do not' }, { is: 'added', text: 'Never' }, { is: 'kept' }]],
    });
    expect([pages.filter(({ is }) => is === 'gone' || is === 'new'), addresses]).toEqual([[], []]);
  });

  test('shows a fact with the sentences that state it', async () => {
    const { facts, pages } = await compareAfter((content) => edit(content, 'facts.yaml', '40 km', '60 km'));
    const fact = facts.find(({ name }) => name === 'reach');
    expect(fact).toMatchObject({ before: '40 km', after: '60 km' });
    expect(pages).not.toEqual([]);
    for (const { block } of fact?.shownBy ?? []) expect(JSON.stringify(block)).toContain('{"is":"added","text":"60"}');
  });

  test('says that menu or footer differ, which stand everywhere', async () => {
    const { everywhere, pages } = await compareAfter((content) =>
      edit(content, 'site.yaml', 'label: Questions', 'label: Your questions'),
    );
    expect([everywhere, pages]).toEqual([true, []]);
  });

  test('shows a page that searches do not list, too', async () => {
    const { pages } = await compareAfter((content) => {
      const text = readFileSync(path.join(content, 'pages/not-found.md'), 'utf8');
      writeFileSync(path.join(content, 'pages/not-found.md'), text.replace('There is no such page', 'No such page'));
    });
    expect(pages).toMatchObject([{ is: 'changed', address: '/not-found' }]);
  });

  test('names an old address that leads elsewhere', async () => {
    const before = copySmallSite();
    edit(before, 'insights/felt.md', 'tags:', 'aliases: [/felt]\ntags:');
    const after = copySmallSite();
    edit(after, 'insights/how-pins-hold.md', 'tags:', 'aliases: [/felt]\ntags:');
    expect(compareSites(await siteOf(before), await siteOf(after)).addresses).toEqual([
      { from: '/felt', to: '/insights/how-pins-hold' },
    ]);
  });
});

describe('the difference of two texts', () => {
  test.each([
    ['a word', 'One two three four.', 'One two five four.', '=One two -three +five =four.'],
    ['a paragraph that goes', 'One.\n\nTwo.', 'Two.', '-One.'],
    ['a paragraph that comes', 'One.', 'One.\n\nTwo words.', '+Two words.'],
    ['an item of a list', '- one\n- two', '- one\n- two and three', '=- two +and three'],
    [
      'a paragraph that has nothing in common',
      'All of this goes.',
      'Something else stands here now.',
      '-All of this goes. | +Something else stands here now.',
    ],
    ['lines that only break elsewhere', 'One two\nthree.', 'One\ntwo three.', ''],
  ])('shows %s', (_, before, after, shown) => {
    const signs = { kept: '=', removed: '-', added: '+' };
    const blocks = changedBlocks(before, after).map((block) => block.map(({ is, text }) => signs[is] + text).join(' '));
    expect(blocks.join(' | ')).toBe(shown);
  });
});

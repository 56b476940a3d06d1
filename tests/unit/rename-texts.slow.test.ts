import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { targetsOf } from '../../pipeline/cli/rename/targets.ts';
import {
  article,
  at,
  check,
  copyPicture,
  done,
  MS,
  prepareFolders,
  published,
  read,
  rename,
  write,
} from './rename-desk.ts';

prepareFolders();

describe('a rename', { timeout: MS }, () => {
  test('leaves words that are only the same as a target', async () => {
    write('insights/felt.md', article('Felt'));
    const linking = article('L', 'tags: [felt]\n', 'Of felt: [the felt](felt).\n').replace('About L.', 'felt');
    write('insights/linking.md', linking);
    const page = (target: string): string =>
      `---\ntitle: felt\ndescription: felt.md\nsections:\n  - kind: prose\n    title: felt\n    text: >-\n      The felt, [so\n      called](${target}), and \`[code](felt)\`.\n    actions:\n      - { label: /insights/felt, to: "/insights/${target.replace('/insights/', '')}" }\n---\n\nText.\n`;
    write('pages/linking.md', page('/insights/felt'));
    await done(rename('insights/felt.md', 'wool'));
    expect(read('insights/linking.md')).toBe(linking.replace('](felt)', '](wool)'));
    expect(read('pages/linking.md')).toBe(page('/insights/wool'));
  });

  test('finds links with words in brackets, titles, encoded signs and in tags, and leaves the address of another site', async () => {
    write('insights/felt.md', article('Felt', '', '## X\n'));
    const linking = (name: string): string =>
      article(
        'L',
        '',
        `[a [b] ![c](../images/soundboard.png)](<${name}.md> "felt.md") [d](%2E/${name}.md 'x') [e](\n${name}.md)\n\n` +
          `<a class="felt" href='${name}.md#x'>f</a>, [g](https://other.example/felt.md), \\[h](felt.md)\n\n[i]: <${name}.md>\n\n[i]\n`,
      );
    write('insights/linking.md', linking('felt'));
    expect(await done(rename('insights/felt.md', 'wool'))).toContain('insights/linking.md: 5 links');
    expect(read('insights/linking.md')).toBe(linking('wool').replace('%2E/wool', './wool'));
  });

  test('keeps the whole address of the site a whole one', async () => {
    const [, url = ''] = /^url: "?([^\s"]+)/m.exec(read('site.yaml')) ?? [];
    write('insights/felt.md', article('Felt', '', '## B\n'));
    write('insights/linking.md', article('L', '', `[a](${url}/insights/felt#b) \`${url}/insights/felt\`\n`));
    await done(rename('insights/felt.md', 'wool'));
    expect(read('insights/linking.md')).toContain(`[a](${url}/insights/wool#b) \`${url}/insights/felt\`\n`);
  });

  test('names its pictures anew where they are shown, by their whole paths, and in no code', async () => {
    const text = (name: string): string =>
      article(
        'Felt',
        `hero_image: ./images/${name}.png\nhero_alt: felt.png\nimages: [images/${name}.png]\n`,
        `![felt.png](../images/${name}.png "felt.png")\n\n<img src="../images/${name}.png" alt="old/felt.png">\n\n\`\`\`\ncp old/felt.png images/felt.png\n![x](../images/felt.png)\n\`\`\`\n\nIn old/felt.png: \`felt.png\`.\n`,
      ).replace('./images/', '/images/');
    write('insights/felt.md', text('felt'));
    copyPicture('felt.png');
    await done(rename('insights/felt.md', 'wool'));
    expect(read('insights/wool.md').replace('aliases: [/insights/felt]\n', '')).toBe(text('wool'));
  });

  test('leaves the other lines of the ledger and the ends of its lines', async () => {
    write('insights/felt.md', article('Felt'));
    await published();
    const urlRegistry = `${read('addresses.yaml')}/insights/wool: gone\n# Last`.replaceAll('\n', '\r\n');
    write('addresses.yaml', urlRegistry);
    await done(rename('insights/felt.md', 'wool'));
    expect(await readFile(at('content/addresses.yaml'), 'utf8')).toBe(urlRegistry.replace(': gone', ': live'));
    expect(await check()).toContain('No findings.');
  });
});

test('four hundred links are found in no time', () => {
  const text = article('L', '', Array.from({ length: 400 }, (_, index) => `A \`b\` [c](felt?${index}).\n`).join('\n'));
  const begin = performance.now();
  expect(targetsOf(text, true).targets.filter(({ typed }) => typed.startsWith('felt'))).toHaveLength(400);
  expect(performance.now() - begin).toBeLessThan(2000);
});

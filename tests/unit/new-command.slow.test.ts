import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../sampling.ts';
import { bytesOf, runHere } from './run-command.ts';
import { copySmallSite } from './temporary-folder.ts';

const GUIDE = path.join(import.meta.dirname, '../../content/README.md');
const BEGUN = [
  { word: 'insight', args: ['insight', 'Who owns the "plan": you?'], file: 'insights/who-owns-the-plan-you.md' },
  { word: 'page', args: ['page', 'Città & Gebäude'], file: 'pages/citta-gebaude.md' },
  {
    word: 'page in a folder',
    args: ['page', 'Lids', '--slug', 'repairs/lids'],
    file: 'pages/repairs/lids.md',
  },
  { word: 'service', args: ['service', 'Voicing', '--audience', 'Founders'], file: 'services/voicing.md' },
];

describe('new', { timeout: 120_000 }, () => {
  test.each(sampleOf(BEGUN, 3))(
    '$word changes one file, says which, and checks without a finding',
    async ({ args, file }) => {
      const content = copySmallSite();
      const before = await bytesOf(content);
      const { code, stdout } = await runHere(['new', ...args, '--content', content]);
      const after = await bytesOf(content);
      const check = await runHere(['check', '--content', content, '--format', 'json']);
      expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([file]);
      expect([code, stdout, check.code, JSON.parse(check.stdout)]).toEqual([
        0,
        expect.stringContaining(path.join(content, file)),
        0,
        [],
      ]);
    },
  );

  test('says what the guide for writers promises', async () => {
    const content = copySmallSite();
    const { stdout } = await runHere(['new', 'insight', 'What a gate is for', '--content', content]);
    const [, ...next] = stdout.replaceAll(` -- --content ${content}`, '').trimEnd().split('\n');
    expect(await readFile(GUIDE, 'utf8')).toContain(next.map((line) => `    ${line}\n`).join(''));
  });

  test('and the first mistake look as the guide shows them', async () => {
    const content = copySmallSite();
    await runHere(['new', 'insight', 'What a gate is for', '--content', content]);
    await edit(path.join(content, 'insights/what-a-gate-is-for.md'), (text) =>
      text.replace(/^published: .*/m, 'published: 2026-13-01'),
    );
    const { stdout } = await runHere(['check', '--content', content]);
    const [found = ''] = stdout.split('\n\n');
    const lines = found.slice(found.indexOf('/insights/')).split('\n');
    expect(lines).toHaveLength(5);
    expect(await readFile(GUIDE, 'utf8')).toContain(`    content${lines.join('\n    ')}\n`);
  });

  test.each([
    ['a file', 'insight', 'How pins hold', 'insights/how-pins-hold.md'],
    ['a field `slug`', 'insight', 'On hammers', 'insights/winter-air.md'],
    ['an alias', 'page', 'Tuner', 'pages/insights.md'],
    ['the page that is not found', 'page', '404', 'pages/not-found.md'],
  ])('refuses an address that %s has', async (_what, word, title, owner) => {
    const content = copySmallSite();
    await edit(path.join(content, 'pages/insights.md'), (text) => text.replace('---\n', '---\naliases: [/tuner]\n'));
    await edit(path.join(content, 'insights/winter-air.md'), (text) =>
      text.replace('---\n', '---\nslug: on-hammers\n'),
    );
    const before = await bytesOf(content);
    const { code, stderr } = await runHere(['new', word, title, '--content', content]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(owner)]);
    expect(stderr).toContain('another name for it with `--slug`');
    expect(await bytesOf(content)).toEqual(before);
  });
});

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

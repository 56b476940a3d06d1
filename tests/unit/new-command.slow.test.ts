import { chmod, lstat, readdir, readFile, rename, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../sampling.ts';
import { bytesOf, runHere } from './run-command.ts';
import { copySmallSite } from './temporary-folder.ts';

const GUIDE = path.join(import.meta.dirname, '../../content/README.md');
const QUESTION = ['faq', 'Who carries it?', '--group', 'money', '--answer', 'Two people.'];
const BEGUN = [
  { word: 'insight', args: ['insight', 'Who owns the "plan": you?'], file: 'insights/who-owns-the-plan-you.md' },
  { word: 'page', args: ['page', 'Città & Gebäude'], file: 'pages/citta-gebaude.md' },
  {
    word: 'page in a folder',
    args: ['page', 'Lids', '--slug', 'repairs/lids'],
    file: 'pages/repairs/lids.md',
  },
  { word: 'service', args: ['service', 'Voicing', '--audience', 'Founders'], file: 'services/voicing.md' },
  { word: 'faq', args: QUESTION, file: 'pages/faq.md' },
  {
    word: 'testimonial',
    args: ['testimonial', 'It: "holds".', '--name', 'A hall', '--role', 'North'],
    file: 'testimonials.yaml',
  },
];

const ODD_SIGNS: readonly (readonly [word: string, args: readonly string[]])[] = [
  ['insight', ['Dash - "first", it\'s: #2']],
  ['faq', ['Is "it" [bracket] & *star* {{ x }}?', '--new-group', '# C & [d]', '--answer', '# not heading']],
  ['faq', ['And <b> `it`?', '--group', 'money', '--answer', '- a list']],
  ['testimonial', ['"Good", {#x}: [y]', '--name', 'B: c', '--role', 'd #2']],
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

  test.each(sampleOf(ODD_SIGNS, 2))('writes %s of whatever signs so that the check passes: %j', async (word, args) => {
    const content = copySmallSite();
    const { code, stderr } = await runHere(['new', word, ...args, '--content', content]);
    const check = await runHere(['check', '--content', content, '--format', 'json']);
    expect([code, stderr, JSON.parse(check.stdout)]).toEqual([0, '', []]);
  });

  test.each([
    [['insight', 'The {{ x }} of it'], 'Cannot find the fact `x`'],
    [['faq', 'New?', '--group', 'money', '--answer', 'See [it](/nowhere).'], 'Cannot find the page `/nowhere`'],
    [['faq', 'New?', '--group', 'none', '--answer', 'A.'], '`--new-group` begins another'],
  ])('refuses %j, in which something is wrong, and writes nothing', async (args, why) => {
    const content = copySmallSite();
    const before = await bytesOf(content);
    const { code, stderr } = await runHere(['new', ...args, '--content', content]);
    expect([code !== 0, stderr]).toEqual([true, expect.stringContaining(why)]);
    expect(await bytesOf(content)).toEqual(before);
  });

  test.each([
    [['insight', 'TGF-β and the gate'], 'Unexpected letter `β` in a title'],
    [['insight', '基因 und Gate', '--slug', 'gene'], 'Unexpected letter `基` in a title'],
    [['insight', '[bracket](/faq) & *star*'], 'Unexpected Markdown in `title`'],
  ])('writes %j, and says what a check warns of', async (args, warning) => {
    const content = copySmallSite();
    const { code, stdout, stderr } = await runHere(['new', ...args, '--content', content]);
    expect([code, stderr]).toEqual([0, expect.stringContaining(`Warning: ${warning}`)]);
    expect(await readFile(stdout.split('\n')[0] ?? '', 'utf8')).toContain(args[1]);
  });

  test('refuses a title with a sign that cannot be seen', async () => {
    const content = copySmallSite();
    const before = await bytesOf(content);
    const { code, stderr } = await runHere(['new', 'insight', 'Felt\u001B and pins', '--content', content]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('that cannot be seen')]);
    expect(await bytesOf(content)).toEqual(before);
  });

  test.each(['Aux', 'Index'])('refuses the title %s, which cannot be a file everywhere', async (title) => {
    const content = copySmallSite();
    const { code, stderr } = await runHere(['new', 'insight', title, '--content', content]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('choose another title')]);
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

  test('keeps every byte of a file that it adds to: its mark, its line ends, its rights', async () => {
    const content = copySmallSite();
    const page = path.join(content, 'pages/faq.md');
    const old = `\uFEFF${(await readFile(page, 'utf8')).replaceAll('\n', '\r\n')}`;
    await writeFile(page, old);
    await chmod(page, 0o640);
    const { mode } = await stat(page);
    expect((await runHere(['new', ...QUESTION, '--content', content])).code).toBe(0);
    const entry = '\r\n### Who carries it? {#who-carries-it}\r\n\r\nTwo people.\r\n';
    expect([await readFile(page, 'utf8'), (await stat(page)).mode]).toEqual([old + entry, mode]);
    expect((await readdir(path.dirname(page))).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('adds to what a symbolic link leads to, and leaves the link', async () => {
    const content = copySmallSite();
    const [list, target] = [path.join(content, 'testimonials.yaml'), path.join(content, '../elsewhere.yaml')];
    await rename(list, target);
    await symlink(target, list);
    const { code } = await runHere(['new', 'testimonial', 'A', '--name', 'B', '--role', 'C', '--content', content]);
    expect([code, (await lstat(list)).isSymbolicLink()]).toEqual([0, true]);
    expect(await readFile(target, 'utf8')).toContain('\n- quote: A\n');
  });

  test('says that a file which is not UTF-8 cannot be added to, and leaves it', async () => {
    const content = copySmallSite();
    const page = path.join(content, 'pages/faq.md');
    await writeFile(page, Buffer.from('## Money\n\ncaf\xe9\n', 'latin1'));
    const { code, stderr } = await runHere(['new', ...QUESTION, '--content', content]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('it is not UTF-8')]);
  });
});

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

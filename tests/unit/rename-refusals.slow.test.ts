import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { article, at, copyPicture, MS, prepareFolders, rename, write } from './rename-desk.ts';
import { bytesOf, run } from './run-command.ts';

const REFUSED: readonly (readonly [from: string, to: string, why: string])[] = [
  ['insights/nothing.md', 'wool', 'there is no such file'],
  ['insights/flet.md', 'wool', 'did you mean `insights/felt.md`'],
  ['insights/felt.md', 'pages/wool', 'it stays in `insights`'],
  ['insights/felt.md', 'how-pins-hold', '`insights/how-pins-hold.md` is there already'],
  ['insights/felt.md', 'Über Wolle', 'as in `uber-wolle`'],
  ['insights/felt.md', 'index', 'a last part other than `index`'],
  ['pages/faq.md', 'questions', 'the site needs a page of this name'],
  ['insights/broken.md', 'whole', 'its fields are not right'],
  ['insights/felt.md', 'felt', 'it has this name already'],
  ['images/Soundboard.png', 'board', 'did you mean `images/soundboard.png`'],
  ['site.yaml', 'sites', 'the site looks for it under this name'],
];

prepareFolders();

describe('a rename that cannot be', { timeout: MS }, () => {
  test.each(REFUSED)('%s → %s changes nothing and says why', async (from, to, why) => {
    write('insights/felt.md', article('Felt'));
    write('insights/broken.md', '---\ntitle: Broken\n---\n');
    const before = await bytesOf(at('content'));
    const { code, stderr } = await rename(from, to);
    expect(code).toBe(1);
    expect(stderr).toContain(why);
    expect(await bytesOf(at('content'))).toEqual(before);
  });

  test('since the system refuses one of its files loses no text, and leaves each link leading somewhere', async () => {
    write('insights/felt.md', article('Felt'));
    write('pages/deep/linking.md', '---\ntitle: L\ndescription: L.\n---\n\n[Felt](/insights/felt)\n');
    const before = await bytesOf(at('content'));
    await writeFile(at('refusal.mjs'), REFUSAL);
    const { code, stderr } = await run(['rename', 'insights/felt.md', 'wool', '--content', at('content')], {
      preload: at('refusal.mjs'),
    });
    expect(code).toBe(1);
    expect(stderr).toContain('pages/deep/linking.md: this account is not allowed to');
    const { 'insights/wool.md': copy, ...others } = await bytesOf(at('content'));
    expect([typeof copy, others]).toEqual(['string', before]);
  });
});

test('a rename is not stopped by what was wrong before', { timeout: MS }, async () => {
  copyPicture('sound board.png');
  write(
    'insights/felt.md',
    article('Felt', '', '![A board](<../images/sound board.png>) ![B](../images/sound-bord.png)\n'),
  );
  const { code, stderr } = await rename('images/sound board.png', 'wool');
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

test('a rename while which the machine stops has lost nothing', { timeout: MS }, async () => {
  write('insights/felt.md', article('Felt'));
  write('insights/linking.md', article('L', '', '[Felt](felt.md)\n'));
  const before = await bytesOf(at('content'));
  await writeFile(at('stop.mjs'), STOP);
  const { signal } = await run(['rename', 'insights/felt.md', 'wool', '--content', at('content')], {
    preload: at('stop.mjs'),
  });
  expect(signal).toBe('SIGKILL');
  expect(await bytesOf(at('content'))).toMatchObject({ ...before, 'insights/wool.md': before['insights/felt.md'] });
});

/** A module that stops the process before a file of the content gets its new text. */
const STOP = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { renameSync } = fs;
fs.renameSync = (from, to) => {
  if (to.includes('/content/')) process.kill(process.pid, 'SIGKILL');
  return renameSync(from, to);
};
syncBuiltinESMExports();
`;

/** A module that lets the system refuse the last of the files. */
const REFUSAL = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { renameSync } = fs;
fs.renameSync = (from, to) => {
  if (to.endsWith('deep/linking.md') && !process.refused) {
    process.refused = true;
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'rename', path: to });
  }
  return renameSync(from, to);
};
syncBuiltinESMExports();
`;

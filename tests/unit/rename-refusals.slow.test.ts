import { readdir, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../sampling.ts';
import { article, at, check, copyPicture, MS, prepareFolders, rename, write } from './rename-desk.ts';
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

describe('a rename while which the machine stops', { timeout: MS }, () => {
  test.each(sampleOf([1, 2], 1))('before step %i has lost nothing, and check says what is left', async (step) => {
    write('insights/felt.md', article('Felt'));
    write('insights/linking.md', article('L', '', '[Felt](felt.md)\n'));
    await writeFile(at('stop.mjs'), STOP);
    const { signal } = await run(['rename', 'insights/felt.md', 'wool', '--content', at('content')], {
      preload: at('stop.mjs'),
      env: { STOP_AT: String(step) },
    });
    expect(signal).toBe('SIGKILL');
    const names = await readdir(at('content/insights'));
    expect(names).toContain('linking.md');
    expect(names.filter((name) => /^(?:felt|wool)\.md$/.test(name))).not.toEqual([]);
    expect(await check()).toContain('A rename broke off; this is `linking.md` as it was to become');
  });
});

/** A module that stops the process before a file of the content gets another name. */
const STOP = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { renameSync } = fs;
let steps = 0;
fs.renameSync = (from, to) => {
  if (to.includes('/content/') && ++steps === Number(process.env.STOP_AT)) process.kill(process.pid, 'SIGKILL');
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

import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { article, at, MS, rename, write } from './rename-desk.ts';
import { bytesOf, run } from './run-command.ts';

describe('a rename that cannot be', { timeout: MS }, () => {
  test.each([
    ['insights/nothing.md', 'wool', 'there is no such file'],
    ['insights/felt.md', 'how-pins-hold', '`insights/how-pins-hold.md` is there already'],
    ['insights/felt.md', 'Über Wolle', 'as in `uber-wolle`'],
    ['insights/felt.md', 'index', 'a last part other than `index`'],
    ['pages/faq.md', 'questions', 'the site needs a page of this name'],
    ['insights/broken.md', 'whole', 'its fields are not right'],
    ['insights/felt.md', 'felt', 'it has this name already'],
  ])('%s → %s changes nothing and says why', async (from, to, why) => {
    await write('insights/felt.md', article('Felt'));
    await write('insights/broken.md', '---\ntitle: Broken\n---\n');
    const before = await bytesOf(at('content'));
    const { code, stderr } = await rename(from, to);
    expect(code).toBe(1);
    expect(stderr).toContain(why);
    expect(await bytesOf(at('content'))).toEqual(before);
  });

  test('since the system refuses one of its files leaves all as they were', async () => {
    await write('insights/felt.md', article('Felt'));
    await write('pages/deep/linking.md', '---\ntitle: L\ndescription: L.\n---\n\n[Felt](/insights/felt)\n');
    const before = await bytesOf(at('content'));
    await writeFile(at('refusal.mjs'), REFUSAL);
    const { code, stderr } = await run(
      ['rename', 'insights/felt.md', 'wool', '--content', at('content'), '--cache', at('cache')],
      { preload: at('refusal.mjs') },
    );
    expect(code).toBe(1);
    expect(stderr).toContain('pages/deep/linking.md: this account is not allowed to');
    expect(await bytesOf(at('content'))).toEqual(before);
  });
});

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

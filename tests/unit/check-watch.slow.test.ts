import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareFindings } from '../../pipeline/lint/formats/compare.ts';
import { FELT } from './load-folder.ts';
import { told as findingOf } from './told.ts';
import { startProgram } from './start-program.ts';
import { copySmallSite } from './temporary-folder.ts';

describe('between two checks', () => {
  const tow = findingOf('Cannot find `/tow`');

  test('what is new and what is gone is told, and not what has only moved', () => {
    const moved = { ...tow, line: 9 };
    const other = findingOf('Cannot find `/there`');
    expect(compareFindings([tow, other], [moved, { ...tow, file: 'b.md' }])).toEqual({
      fresh: [{ ...tow, file: 'b.md' }],
      gone: [other],
    });
  });

  test('a second one of the same is new', () => {
    const second = { ...tow, line: 2 };
    expect(compareFindings([tow], [tow, second])).toEqual({ fresh: [second], gone: [] });
    expect(compareFindings([tow, second], [tow]).gone).toHaveLength(1);
  });
});

test(
  'check --watch checks after each save, says what has changed, and ends on Ctrl-C',
  { timeout: 120_000 },
  async () => {
    const content = copySmallSite();
    const file = path.join(content, 'insights', 'felt.md');
    await writeFile(file, `${FELT}\n[a](/nowhere)\n`);
    const { heard, ended } = startProgram(['pipeline/bin/run.mjs', 'check', '--watch', '--content', content]);
    await heard(/Ctrl-C ends it/);
    await writeFile(file, `${FELT}\n\n[a](/nowhere) [b](/elsewhere)\n`);
    const added = await heard(/1 error at 2 places in 1 file/);
    expect(added).toMatch(/\d\d:\d\d:\d\d 1 new, 0 fixed\n\n\S+:11:15 error .*`\/elsewhere`/);
    expect(added).not.toContain('`/nowhere`  missing-page');
    await writeFile(file, FELT);
    const fixed = await heard(/No findings\./);
    expect(fixed).toMatch(/\d\d:\d\d:\d\d 0 new, 2 fixed\n {2}fixed \S+:11:1 .*`\/nowhere` {2}missing-page\n/);
    expect(await ended('SIGINT')).toBe(0);
  },
);

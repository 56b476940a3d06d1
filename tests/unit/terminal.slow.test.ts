import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { toPrintable } from '../../pipeline/shared/printable.ts';
import { SMALL_SITE } from './load-folder.ts';
import { runHere } from './run-command.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What clears a terminal, colors it and turns its letters round; and what looks like a finding. */
const COMMAND = '\u001B[2J\u009B31m\u202E';
const FORGED = 'x.md:1:1 error forged missing-page';
const EVIL = `${COMMAND}\n${FORGED}`;

const ARTICLE = `---
title: ${JSON.stringify(COMMAND)}
summary: One sentence.
published: 2026-01-05
hero_image: ${JSON.stringify(EVIL)}
---

[words](/x${encodeURI(EVIL)})
`;

const COMMANDS = [
  { name: 'check', args: ['check'], code: 1 },
  { name: 'check as JSON', args: ['check', '--format', 'json'], code: 1 },
  { name: 'build', args: ['build', '--out', `/no/${EVIL}`], code: 1 },
  { name: 'new', args: ['new', 'insight', `Felt ${EVIL}`], code: 0 },
  { name: 'preview', args: ['preview', '--out', `/no/${EVIL}`], code: 1 },
  { name: 'a command that does not exist', args: [EVIL], code: 2 },
];

describe('what is printed', { timeout: 120_000 }, () => {
  test.each(COMMANDS)('by $name gives the terminal no command and forges no line', async ({ args, code }) => {
    const folder = temporaryFolder();
    const content = path.join(folder, EVIL);
    await cp(SMALL_SITE, content, { recursive: true });
    await writeFile(path.join(content, 'insights', `${COMMAND}.md`), ARTICLE);
    const ending = await runHere([...args, '--content', content]);
    const lines = `${ending.stdout}${ending.stderr}`.split('\n');
    const wrong = lines.filter((line) => line.startsWith(FORGED) || toPrintable(line) !== line);
    expect([ending.code, wrong]).toEqual([code, []]);
  });
});

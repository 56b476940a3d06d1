import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleOf } from '../sampling.ts';

const PROJECT = path.join(import.meta.dirname, '../..');
const STARTS_MS = 120_000;

test(
  'every tool says how it is used, and does nothing for an option that it does not have',
  async () => {
    const { scripts } = JSON.parse(await readFile(path.join(PROJECT, 'package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const tools = Object.entries(scripts).flatMap(([name, script]) => {
      const [, file] = /^node --import tsx (\S+)$/.exec(script) ?? [];
      return file === undefined ? [] : [{ name, file }];
    });
    expect(tools.length).toBeGreaterThan(5);
    for (const { name, file } of sampleOf(tools, 1)) {
      const [help, odd] = await Promise.all([start(file, '--help'), start(file, '--odd')]);
      const usage = `Usage: npm run ${name}`;
      expect([name, help.code, help.said, odd.code, odd.said]).toEqual([
        name,
        0,
        expect.stringContaining(usage),
        2,
        expect.stringContaining(name === 'profile' ? '--odd' : usage),
      ]);
    }
  },
  STARTS_MS,
);

async function start(file: string, option: string): Promise<{ readonly code: unknown; readonly said: string }> {
  const tool = spawn(process.execPath, ['--import', 'tsx', file, option], { cwd: PROJECT });
  let said = '';
  for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (data: Buffer) => void (said += data.toString()));
  const [code] = (await once(tool, 'close')) as [unknown];
  return { code, said };
}

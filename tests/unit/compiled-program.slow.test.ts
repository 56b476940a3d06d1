import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { copyProject, folderInProject } from './project-copy.ts';
import { run, type Ending } from './run-command.ts';

const COMMAND_MS = 120_000;
const AT_ONCE = 2;
/** Packages that a preview has no use for, and a check of content without pictures neither. */
const HEAVY = /from ?["'](?:sharp|vike|vite|harfbuzzjs|subset-font|react)[/"']/;

/** A command that does next to nothing, once the program is there. */
const EXPLAIN = ['explain', 'odd-day'];

const project = folderInProject();
beforeAll(() => copyProject(project));

describe('the program', { timeout: COMMAND_MS }, () => {
  test('is compiled once by commands that begin together', async () => {
    const endings = await Promise.all(Array.from({ length: AT_ONCE }, explain));
    expect(endings.map(({ code, stderr }) => [code, stderr])).toEqual(endings.map(() => [0, '']));
    expect(programs()).toHaveLength(1);
  });

  test('is not compiled again while its sources are the same', async () => {
    await explain();
    const [program = ''] = programs();
    const before = statSync(program).ino;
    expect((await explain()).code).toBe(0);
    expect(programs().map((folder) => statSync(folder).ino)).toEqual([before]);
  });

  test('is compiled again when sources have changed, and names them where it fails, in its thread too', async () => {
    await explain();
    const known = programs();
    change('pipeline/shared/terminal.ts', "say(['changed']);");
    change('pipeline/cli/new.ts', "if (process.argv.includes('--verbose')) throw new Error('on purpose');");
    change(
      'pipeline/build/threads/document-thread.ts',
      "if (process.execArgv.length > 0) throw new Error('on purpose');",
    );
    expect((await explain()).stdout).toContain('changed');
    expect(programs()).toHaveLength(known.length + 1);
    expect((await run(['new', '--verbose'], { project })).stderr).toMatch(/pipeline\/cli\/new\.ts:\d+/);
    expect((await run(['check', '--verbose'], { project })).stderr).toMatch(/document-thread\.ts:\d+/);
  });

  test('is compiled with the rules that have a file when schemas are written, and without those that are gone', async () => {
    for (const written of ['docs/messages.md', 'docs/fields.md', 'schemas'])
      cpSync(path.resolve(import.meta.dirname, '../..', written), path.join(project, written), { recursive: true });
    const [rule, copy] = ['document-limit', 'other-limit'].map((name) =>
      path.join(project, `pipeline/findings/rules/${name}.ts`),
    ) as [string, string];
    writeFileSync(copy, readFileSync(rule, 'utf8').replace('documentLimit', 'otherLimit'));
    const messages = async (): Promise<string> => {
      expect((await run(['schemas'], { project })).stderr).toBe('');
      return readFileSync(path.join(project, 'docs/messages.md'), 'utf8');
    };
    expect(await messages()).toContain('### other-limit');
    rmSync(copy);
    expect(await messages()).not.toContain('### other-limit');
  });

  test('loads no package that a command has no use for', async () => {
    await explain();
    for (const command of ['runPreview', 'runCheck'])
      expect(modulesOf(command).filter((file) => HEAVY.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('says in a sentence where it cannot be kept', async () => {
    const cache = path.join(project, 'node_modules', '.cache');
    rmSync(cache, { recursive: true, force: true });
    writeFileSync(cache, 'no folder');
    const { code, stderr } = await run(['bake'], { project });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The program cannot be started: .*node_modules.*\n$/)]);
    rmSync(cache);
  });

  test('with a fault in its sources ends with its place', async () => {
    change('pipeline/cli/check.ts', 'const = 1;');
    const { code, stderr } = await run(['check', '--verbose'], { project });
    expect([code === 0, stderr]).toEqual([false, expect.stringContaining('check.ts')]);
  });
});

function explain(): Promise<Ending> {
  return run(EXPLAIN, { project });
}

function change(file: string, line: string): void {
  appendFileSync(path.join(project, file), `\n${line}\n`);
}

/** Folders of compiled programs; what is still being made has another name. */
function programs(): string[] {
  const cache = path.join(project, 'node_modules', '.cache', 'site');
  return readdirSync(cache)
    .filter((name) => name.startsWith('program-'))
    .map((name) => path.join(cache, name));
}

/** Every compiled file that is loaded with the one that holds a function, by static imports. */
function modulesOf(name: string): string[] {
  const [program = ''] = programs();
  const files = readdirSync(program).filter((file) => file.endsWith('.mjs'));
  const holder = files.find((file) => new RegExp(`^async function ${name}\\b`, 'm').test(read(file)));
  if (holder === undefined) throw new Error(`No compiled file holds ${name}`);
  const found = new Set([holder]);
  for (const file of found)
    for (const [, next = ''] of read(file).matchAll(/(?:from|^import) ?["']\.\/([^"']+)["']/gm)) found.add(next);
  return [...found].map((file) => path.join(program, file));

  function read(file: string): string {
    return readFileSync(path.join(program, file), 'utf8');
  }
}

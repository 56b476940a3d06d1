import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bytesOf, runHere } from './run-command.ts';
import { copySmallSite } from './temporary-folder.ts';

const BUILD_MS = 120_000;
const KEPT = '- placeholder: true\n  place: For a school\n  asks: What every school is asked.\n';

test(
  'a launch is refused without the legal data, as the check says, and needs no testimonials',
  { timeout: BUILD_MS },
  async () => {
    const content = copySmallSite();
    const folder = path.dirname(content);
    const out = path.join(folder, 'out');
    await writeFile(path.join(content, 'testimonials.yaml'), KEPT);
    const launch = (command: 'build' | 'check', ...options: string[]) =>
      runHere([command, '--launch', '--content', content, '--cache', path.join(folder, 'cache'), ...options]);

    expect(await launch('build', '--out', out)).toMatchObject({ code: 0 });
    expect(await launch('check')).toMatchObject({ code: 0 });
    const published = await bytesOf(out);

    const settings = await readFile(path.join(content, 'site.yaml'), 'utf8');
    const without = settings.replace(/^ {2}tax_id: (.*)$/m, '  tax_id: { value: $1, placeholder: true }');
    await writeFile(path.join(content, 'site.yaml'), without);
    const [built, checked] = [await launch('build', '--out', out), await launch('check')];
    expect([built.code, checked.code]).toEqual([1, 1]);
    for (const said of [built.stderr + built.stdout, checked.stdout]) expect(said).toContain('`legal.tax_id`');
    expect(await bytesOf(out)).toEqual(published);
  },
);

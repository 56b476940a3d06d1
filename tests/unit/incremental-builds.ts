import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { SMALL_SITE } from './load-folder.ts';
import { createChoice } from '../choice.ts';
import { changeSomething } from './random-edits.ts';
import { bytesOf, runHere } from './run-command.ts';

/** Matches output that depends on the cache, such as counts and times, and is not compared. */
const OF_THIS_BUILD =
  /^ *(?:Nothing has changed.*|pages +\d+ \/.*|images .*|cards .*|texts .*|time .*)$|, \d+ rendered|^Building .*/gm;

/**
 * Builds a copy of the small site, edits it repeatedly, and builds it twice after each edit: with the cache of earlier
 * builds, and without one. Throws if their messages or bytes differ. Reverts an edit that stops the build. Calls `onEdit`
 * for each edit. Returns how many sites were built and compared.
 */
export async function compareBuilds(count: number, seed: number, onEdit: (what: string) => void): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'incremental-'));
  const at = (name: string): string => path.join(folder, name);
  const choose = createChoice(seed);
  const copy = (from: string, to: string): void => {
    rmSync(at(to), { recursive: true, force: true });
    cpSync(from, at(to), { recursive: true });
  };
  copy(SMALL_SITE, 'content');
  let compared = 0;
  try {
    await build('out', 'cache');
    for (let edit = 0; edit < count; edit++) {
      copy(at('content'), 'content-before');
      const what = changeSomething(at('content'), choose);
      onEdit(what);
      const kept = await build('out', 'cache');
      rmSync(at('cold-out'), { recursive: true, force: true });
      const cold = await build('cold-out', 'cold-cache');
      rmSync(at('cold-cache'), { recursive: true, force: true });
      if (kept.said !== cold.said) throw new Error(`After ${what}:\n${kept.said}\nand cold:\n${cold.said}`);
      if (cold.code !== 0) {
        copy(at('content-before'), 'content');
        continue;
      }
      compared++;
      const [files, coldFiles] = [await bytesOf(at('out')), await bytesOf(at('cold-out'))];
      const others = [...new Set([...Object.keys(files), ...Object.keys(coldFiles)])].filter(
        (file) => !isDeepStrictEqual(files[file], coldFiles[file]),
      );
      if (others.length > 0) throw new Error(`After ${what}, these are others: ${others.join(', ')}`);
    }
    return compared;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }

  async function build(out: string, cache: string): Promise<{ code: number | null; said: string }> {
    const args = ['build', '--content', at('content'), '--out', at(out), '--cache', at(cache)];
    const { code, stdout, stderr } = await runHere(args);
    const said = (stdout + stderr).replace(OF_THIS_BUILD, '').replaceAll(at(out), 'OUT');
    return { code, said: said.replace(/\n{2,}/g, '\n') };
  }
}

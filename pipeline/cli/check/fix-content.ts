import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { countOf } from '../../lint/formats/counts.ts';
import { say } from '../../shared/terminal.ts';
import { replaceFile } from '../../outputs/replace-file.ts';
import type { Options } from '../arguments/arguments.ts';
import { nextCommand } from '../arguments/next-command.ts';
import { readSaved } from './read-saved.ts';
import type { Checked } from './check-folder.ts';
import { rehearseFixes, type FixedFile } from './rehearse-fixes.ts';

/**
 * Applies fixes where exactly one is right, and checks again: shows all of them first, then asks once, if a terminal
 * can answer. Applies them to a copy of the content first, so that fixes which only later rounds reveal are shown
 * before anything is written. `check` checks a content folder. Returns the result of the last check.
 */
export async function fixContent<Result extends Checked>(
  options: Pick<Options, 'content' | 'yes'>,
  check: (content: string) => Promise<Result>,
): Promise<Result> {
  const checked = await check(options.content);
  const files = await rehearseFixes(checked, options.content, check);
  if (files.length === 0) {
    say(['Nothing to fix that has exactly one right fix.', '']);
    return checked;
  }
  if (!options.yes && !(await agrees(files))) return checked;
  const written = files.filter(save);
  const left = files.filter((file) => !written.includes(file));
  if (written.length > 0) say([`Fixed ${countOf(countFixes(written), 'place')}.`]);
  say([...left.map(({ file }) => `Left ${file} as it is, since it was saved anew meanwhile. Try again.`), '']);
  return check(options.content);
}

function countFixes(files: readonly FixedFile[]): number {
  return files.reduce((sum, { done }) => sum + done, 0);
}

async function agrees(files: readonly FixedFile[]): Promise<boolean> {
  const what = `${countOf(countFixes(files), 'place')} in ${countOf(files.length, 'file')}`;
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    say([`Nothing was changed. To fix ${what} like this: \`${nextCommand('check', '--fix', '--yes')}\``, '']);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    // The end of input (Ctrl-D) is an answer too.
    const closed = once(terminal, 'close').then(() => '');
    const answer = await Promise.race([terminal.question(`Fix ${what} like this? [y/N] `), closed]);
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}

/** Replaces a file with its fixed text; false, with nothing changed, if it was saved again meanwhile. */
function save({ file, saved, text }: FixedFile): boolean {
  if (readSaved(file) !== saved) return false;
  replaceFile(file, text);
  return true;
}

import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { formatPlace, messageOf, type Finding } from '../../lint/finding.ts';
import { shownFrom } from '../../lint/formats/shown.ts';
import { countOf } from '../../lint/formats/counts.ts';
import { say } from '../../shared/terminal.ts';
import { replaceFile } from '../../outputs/replace-file.ts';
import type { Options } from '../arguments/arguments.ts';
import { nextCommand } from '../arguments/next-command.ts';
import { readSaved } from './read-saved.ts';
import type { Checked } from './check-folder.ts';
import { diffOf, fixFiles, rehearseFixes, type FixedFile } from './rehearse-fixes.ts';

/** Asks a question to be answered with yes or no. */
type Ask = (question: string) => Promise<boolean>;

/**
 * Applies fixes where exactly one is right, and checks again: shows all of them first, then asks once. Applies them to a
 * copy of the content first, so that fixes which only later rounds reveal are shown before anything is written. Asks for
 * each suggestion by itself, and applies none unasked. Without `ask`, only `yes` makes it write anything. `check` checks
 * a content folder. Returns the result of the last check.
 */
export async function fixContent<Result extends Checked>(
  options: Pick<Options, 'content' | 'yes'>,
  check: (content: string) => Promise<Result>,
  ask = canAsk() ? askInTerminal : undefined,
): Promise<Result> {
  const checked = await check(options.content);
  const files = await rehearseFixes(checked, options.content, check);
  if (files.length === 0) say(['Nothing to fix that has exactly one right fix.', '']);
  const isAgreed = files.length > 0 && (options.yes || (await agrees(files, ask)));
  const fixed = isAgreed && write(files) ? await check(options.content) : checked;
  const chosen = await chooseSuggestions(fixed, options.content, options.yes ? undefined : ask);
  return write(chosen) ? check(options.content) : fixed;
}

function countFixes(files: readonly FixedFile[]): number {
  return files.reduce((sum, { done }) => sum + done, 0);
}

async function agrees(files: readonly FixedFile[], ask: Ask | undefined): Promise<boolean> {
  const what = `${countOf(countFixes(files), 'place')} in ${countOf(files.length, 'file')}`;
  if (ask) return ask(`Fix ${what} like this?`);
  say([`Nothing was changed. To fix ${what} like this: \`${nextCommand('check', '--fix', '--yes')}\``, '']);
  return false;
}

/** Shows each suggestion, asks, and returns the files with those that were agreed to. */
async function chooseSuggestions({ findings }: Checked, content: string, ask: Ask | undefined): Promise<FixedFile[]> {
  const suggested = shownFrom(findings, content).flatMap(({ suggestion, ...finding }) =>
    suggestion ? [{ ...finding, fix: suggestion }] : [],
  );
  if (suggested.length > 0 && !ask) {
    const what = `${countOf(suggested.length, 'place')}, whose fix would change more than the signs that are wrong`;
    say([`Left ${what}. To be asked for each: \`${nextCommand('check', '--fix')}\``, '']);
  }
  const agreed: Finding[] = [];
  for (const finding of ask ? suggested : []) {
    const [file] = fixFiles([finding], readSaved);
    if (!ask || !file) continue;
    say([...diffOf(file), '', `${formatPlace(finding)} ${messageOf(finding)}`]);
    if (await ask('This changes words, lines or links of the page. Do it?')) agreed.push(finding);
  }
  return fixFiles(agreed, readSaved);
}

function canAsk(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

async function askInTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    // The end of input (Ctrl-D) is an answer too.
    const closed = once(terminal, 'close').then(() => '');
    const answer = await Promise.race([terminal.question(`${question} [y/N] `), closed]);
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}

/** Writes fixed files, says which, and tells whether any was written. */
function write(files: readonly FixedFile[]): boolean {
  const written = files.filter(save);
  const left = files.filter((file) => !written.includes(file));
  if (written.length > 0) say([`Fixed ${countOf(countFixes(written), 'place')}.`]);
  if (files.length > 0)
    say([...left.map(({ file }) => `Left ${file} as it is, since it was saved anew meanwhile. Try again.`), '']);
  return written.length > 0;
}

/** Replaces a file with its fixed text; false, with nothing changed, if it was saved again meanwhile. */
function save({ file, saved, text }: FixedFile): boolean {
  if (readSaved(file) !== saved) return false;
  replaceFile(file, text);
  return true;
}

import { nextCommand } from '../next-command.ts';
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Added, Answers, EntryStarter } from '../../kinds/starter.ts';
import type { Refusal } from './gather-answers.ts';
import type { TryText } from './try-text.ts';
import type { Written } from './start-file.ts';

/** A file to add to: its text as it stands there, with the mark that some editors put first; undefined where there is none. */
export interface OldText {
  readonly file: string;
  readonly mark: string;
  readonly text: string | undefined;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** The file that a starter adds to. One that is not UTF-8 is refused. */
export async function readOldText(content: string, { file: name }: EntryStarter): Promise<OldText | Refusal> {
  const file = path.join(content, name);
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(file));
    const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
    return { file: await realpath(file), mark, text: text.slice(mark.length) };
  } catch (error) {
    if (error instanceof TypeError)
      return { code: 1, lines: [`Cannot add to ${file}: it is not UTF-8; \`${nextCommand('check')}\` says where`] };
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { file, mark: '', text: undefined };
  }
}

/** Adds an entry. All else stays byte for byte, and the file is whole at every moment. */
export async function addEntry(
  { file, mark, text }: OldText,
  starter: EntryStarter,
  answers: Answers,
  toName: (words: string) => string,
  tryText: TryText,
): Promise<Written | Refusal> {
  const added: Added = starter.add(text, answers, toName);
  if ('fault' in added) return { code: 1, lines: [added.fault] };
  const { faults, warnings } = await tryText(starter.file, added.text);
  if (faults.length > 0) return { code: 1, lines: [...faults, 'Nothing was written.'] };
  const isWritten =
    text === undefined ? await create(file, added.text) : await exchange(file, mark + text, mark + added.text);
  if (!isWritten) return { code: 1, lines: [`${file} has just been changed by another program; try again`] };
  return { file, address: starter.address + (added.anchor === undefined ? '' : `#${added.anchor}`), warnings };
}

async function create(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Puts a new text in the place of the old one; false if that is not there any more. */
async function exchange(file: string, old: string, text: string): Promise<boolean> {
  const part = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
  try {
    await writeFile(part, text, { flag: 'wx', mode: (await stat(file)).mode });
    if ((await readFile(file)).equals(Buffer.from(old))) {
      await rename(part, file);
      return true;
    }
    return false;
  } finally {
    await rm(part, { force: true });
  }
}

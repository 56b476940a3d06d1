import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Added, Answers, EntryStarter } from '../../content/types/starter.ts';
import { UserError } from '../../shared/user-error.ts';
import { swapFiles } from '../rename/swap-files.ts';
import { nextCommand } from '../arguments/next-command.ts';
import { readSaved } from '../check/read-saved.ts';
import type { TryText } from './try-text.ts';
import type { WrittenFile } from './start-file.ts';

/** A file to add to: its saved text, with the byte order mark apart; undefined if there is no file. */
interface OldText {
  readonly file: string;
  readonly mark: string;
  readonly text: string | undefined;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Reads the file that a starter adds to. Throws if it is not UTF-8. */
export function readOldText(content: string, { file: name }: EntryStarter): OldText {
  const file = path.join(content, name);
  if (!existsSync(file)) return { file, mark: '', text: undefined };
  const text = readSaved(file);
  if (text === undefined)
    throw new UserError(`Cannot add to ${file}: it is not UTF-8; \`${nextCommand('check')}\` says where`);
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  return { file: realpathSync(file), mark, text: text.slice(mark.length) };
}

/** Adds an entry. Leaves all other bytes unchanged, and replaces the file atomically. */
export async function addEntry(
  { file, mark, text }: OldText,
  starter: EntryStarter,
  answers: Answers,
  toName: (words: string) => string,
  tryText: TryText,
): Promise<WrittenFile> {
  const added: Added = starter.add(text, answers, toName);
  if ('fault' in added) throw new UserError(added.fault);
  const warnings = await tryText(starter.file, added.text);
  if (text === undefined) writeFileSync(file, added.text, { flag: 'wx' });
  else if (readSaved(file) === mark + text) swapFiles([{ from: file, to: file, text: mark + added.text }]);
  else throw new UserError(`${file} has just been changed by another program; try again`);
  return { file, address: starter.address + (added.anchor === undefined ? '' : `#${added.anchor}`), warnings };
}

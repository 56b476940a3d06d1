import path from 'node:path/posix';
import { DOWNLOADS, LEDGER_FILE } from '../addresses.ts';
import { decodeAddress } from '../decode-address.ts';
import type { ParsedContent } from '../parse/content.ts';
import { UserError } from '../user-error.ts';
import { findTargets } from './find-targets.ts';
import { refuseName } from './new-names.ts';
import type { RenamePlan } from './plan-rename.ts';
import { openTextDesk } from './text-desk.ts';
import type { TextEdit } from './text-edits.ts';

/** Whether a path is that of a picture, or of a file that is offered as it is. */
export function isFileOfContent({ folder }: Pick<ParsedContent, 'folder'>, file: string): boolean {
  return folder.images.includes(file) || folder.downloads?.has(file) === true;
}

/** Plans the rename of a picture or of a file to download, with everything that names it. Throws a `UserError` where it cannot be. */
export function planFileRename({ folder }: Pick<ParsedContent, 'folder'>, from: string, to: string): RenamePlan {
  const now = newPathOf(from, to);
  if (now === from) throw new UserError(`Cannot rename ${from}: it has this name already.`);
  if (isFileOfContent({ folder }, now)) throw new UserError(`Cannot rename ${from}: \`${now}\` is there already.`);
  const texts = openTextDesk((file) => folder.texts.get(file)?.readText() ?? '');
  const says = [`${from} → ${now}`];
  for (const file of folder.texts.keys()) {
    const edits = file === LEDGER_FILE ? [] : editsIn(file, texts.read(file), from, now);
    texts.edit(file, edits);
    if (edits.length > 0) says.push(`${file}: ${edits.length === 1 ? '1 place' : `${edits.length} places`}`);
  }
  if (from.startsWith(`${DOWNLOADS}/`)) says.push('Links from elsewhere to the old address will lead nowhere.');
  const name = { old: { file: from, address: '' }, now: { file: now, address: '' } };
  return { name, texts: texts.edited(), moves: [{ from, to: now }], isListed: false, says };
}

/** A name keeps the ending, which says what is in a file, and stays in `images` or `files`. */
function newPathOf(from: string, to: string): string {
  const ending = path.extname(from);
  const typed = to.trim().replace(/^\.?\//, '');
  const other = path.extname(typed);
  if (other !== '' && other.toLowerCase() !== ending.toLowerCase())
    throw new UserError(
      `Cannot rename ${from} to ${to}: a rename does not change what is in the file, so its ending stays \`${ending}\`.`,
    );
  const [top = ''] = from.split('/');
  const bare = typed.slice(0, typed.length - other.length);
  const whole = bare.includes('/') ? bare : path.join(path.dirname(from), bare);
  if (!whole.startsWith(`${top}/`))
    throw new UserError(`Cannot rename ${from} to ${to}: it stays in \`${top}\`, where the site looks for it.`);
  refuseName(whole.slice(top.length + 1));
  return whole + (other || ending);
}

/** Edits of the targets in a text that name the file, each in the form in which it was typed; nothing else is touched. */
function editsIn(file: string, text: string, from: string, now: string): TextEdit[] {
  const here = path.dirname(file);
  const renew = (typed: string): string => {
    const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(typed) ?? [];
    const plain = decodeAddress(written);
    const lead = /^(?:\.\/|\/+)?/.exec(plain)?.[0] ?? '';
    if (path.join(here, plain) === from) return (lead === './' ? lead : '') + path.relative(here, now) + rest;
    return path.normalize(plain.replace(/^\/+/, '')) === from ? lead + now + rest : typed;
  };
  const names = [path.basename(from), encodeURI(path.basename(from))];
  const wanted = {
    isTarget: ({ value }: { readonly value: string }) => renew(value.trim()) !== value.trim(),
    mayHold: ({ value }: { readonly value: string }) => names.some((name) => value.includes(name)),
  };
  const isMarkdown = file.endsWith('.md');
  const spans = (['pictures', 'links'] as const).flatMap((what) => findTargets(text, isMarkdown, { what, ...wanted }));
  const edits = spans.map(({ start, end, typed }) => ({ start, end, typed, by: renew(typed) }));
  // A definition may name either, and is found as both.
  return [...new Map(edits.filter(({ typed, by }) => typed !== by).map((edit) => [edit.start, edit])).values()];
}

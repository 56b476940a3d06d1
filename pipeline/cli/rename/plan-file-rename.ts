import path from 'node:path/posix';
import { DOWNLOADS } from '../../content/addresses.ts';
import type { ParsedContent } from '../../compile/parse/content.ts';
import { UserError } from '../../shared/user-error.ts';
import { refuseName } from './new-names.ts';
import type { RenamePlan } from './plan-rename.ts';
import { renewTargets } from './renew-targets.ts';

/** Whether a path is that of a picture or a download. */
export function isFileOfContent({ folder }: Pick<ParsedContent, 'folder'>, file: string): boolean {
  return folder.images.includes(file) || folder.downloads?.has(file) === true;
}

/** Plans the rename of a picture or download, with all references to it. Throws a `UserError` if it is not possible. */
export function planFileRename(
  content: Pick<ParsedContent, 'documents' | 'folder' | 'links'>,
  from: string,
  to: string,
): RenamePlan {
  const now = newPathOf(from, to);
  if (now === from) throw new UserError(`Cannot rename ${from}: it has this name already.`);
  if (isFileOfContent(content, now)) throw new UserError(`Cannot rename ${from}: \`${now}\` is there already.`);
  const name = { old: { file: from, address: '' }, now: { file: now, address: '' } };
  const renewed = renewTargets(content, [name]);
  const places = [...renewed].map(([file, { count }]) => `${file}: ${count === 1 ? '1 place' : `${count} places`}`);
  const lost = from.startsWith(`${DOWNLOADS}/`) ? ['Links from elsewhere to the old address will lead nowhere.'] : [];
  const texts = new Map([...renewed].map(([file, { text }]) => [file, text]));
  const says = [`${from} → ${now}`, ...places, ...lost];
  return { texts, moves: [name], isListed: false, says };
}

/**
 * Returns the new path, with the same extension and in the same top folder, `images` or `files`. Throws if the name
 * asks for another.
 */
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

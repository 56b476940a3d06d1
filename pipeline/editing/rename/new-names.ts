import path from 'node:path/posix';
import { faultOfAddress } from '../../site/check/check-addresses.ts';
import { didYouMean } from '../../findings/rule.ts';
import { rules } from '../../findings/rules.ts';
import * as addresses from '../../content/addresses.ts';
import type { Document } from '../../site/content-type.ts';
import type { ParsedContent } from '../../site/parse/content.ts';
import { nearest } from '../../shared/nearest.ts';
import { slugOfFile } from '../../content/slug.ts';
import { UserError } from '../../shared/errors.ts';
import type { Moved } from './renew-targets.ts';

/** Pages with special roles by name, which they would lose under another name. */
const FIXED_PAGES = new Set(
  [
    addresses.HOME_PAGE,
    addresses.NOT_FOUND_PAGE,
    addresses.FAQ_PAGE,
    addresses.ABOUT_PAGE,
    addresses.INSIGHTS_PAGE,
    addresses.ARCHIVE_PAGE,
    addresses.ADVERTISING_PAGE,
    addresses.SERVICES_ADDRESS.slice(1),
    addresses.TESTIMONIALS_ADDRESS.slice(1),
  ].map((page) => `${addresses.PAGES}/${page}.md`),
);
const PLAIN_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export interface NewName extends Moved {
  readonly document: Document;
  /** The field that sets the address, if there is one, with its new value. */
  readonly field?: { readonly name: string; readonly value: string };
}

/**
 * Finds the document to rename by its file or address, and its new name. Throws a `UserError` if there is none, or the
 * new name is invalid or taken.
 */
export function newNameOf(content: ParsedContent, from: string, to: string): NewName {
  const document = find(content, from);
  const { kind, file, fields, address } = document;
  if (FIXED_PAGES.has(file.path))
    throw new UserError(`Cannot rename ${file.path}: the site needs a page of this name.`);
  const name = withoutEnding(to).replace(/^\//, '');
  const inside = name.startsWith(`${kind.folder}/`) ? name.slice(kind.folder.length + 1) : name;
  const folder = name.includes('/') ? kind.folder : path.dirname(file.path);
  const other = content.documents.find((one) => one.kind !== kind && name.startsWith(`${one.kind.folder}/`));
  if (other) throw new UserError(`Cannot rename ${file.path} to ${name}: it stays in \`${kind.folder}\`.`);
  refuseName(inside);
  const { field: key } = kind.addresses;
  const isGiven = key !== undefined && Reflect.get(Object(fields), key) !== undefined;
  const field = isGiven ? { name: key, value: path.basename(inside) } : undefined;
  const newFields = field ? { ...(fields as object), [field.name]: field.value } : fields;
  const target = `${folder}/${inside}.md`;
  const now = { file: target, address: kind.addresses.of(target, newFields) };
  const fault = kind.addresses.isOwn ? faultOfAddress(now.address) : undefined;
  if (fault) throw new UserError(`Cannot rename ${file.path}: ${rules['bad-address'].message(fault)}.`);
  if (now.file === file.path && now.address === address)
    throw new UserError(`Cannot rename ${file.path}: it has this name already.`);
  refuseTaken(content, document, now);
  return { document, old: { file: file.path, address }, now, ...(field && { field }) };
}

/**
 * Returns the new path of a picture or a download: with the same extension, and in the same top folder. Throws a
 * `UserError` if the name asks for another, or is taken.
 */
export function newFileOf({ folder }: Pick<ParsedContent, 'folder'>, from: string, to: string): Moved {
  const typed = to.trim().replace(/^\.?\//, '');
  const ending = path.extname(from);
  const other = path.extname(typed);
  const bare = typed.slice(0, typed.length - other.length);
  const whole = bare.includes('/') ? bare : path.join(path.dirname(from), bare);
  const top = from.slice(0, from.indexOf('/') + 1);
  const now = whole + (other || ending);
  const refuse = (why: string): never => {
    throw new UserError(`Cannot rename ${from} to ${to}: ${why}.`);
  };
  if (other !== '' && other.toLowerCase() !== ending.toLowerCase()) refuse(`its ending stays \`${ending}\``);
  if (!whole.startsWith(top)) refuse(`it stays in \`${top.slice(0, -1)}\`, where the site looks for it`);
  refuseName(whole.slice(top.length));
  if (now === from) refuse('it has this name already');
  if (folder.images.includes(now) || folder.downloads?.has(now) === true) refuse(`\`${now}\` is there already`);
  return { old: { file: from, address: '' }, now: { file: now, address: '' } };
}

function find({ documents, broken, folder }: ParsedContent, from: string): Document {
  const bare = withoutEnding(from).replace(/^\//, '');
  const found =
    documents.find(({ file }) => file.path === `${bare}.md`) ?? documents.find(({ address }) => address === `/${bare}`);
  if (found) return found;
  const faulty = [...broken.keys()].map(({ path: file }) => file);
  if (faulty.includes(`${bare}.md`))
    throw new UserError(`Cannot rename ${bare}.md: its fields are not right. \`npm run check\` says what is wrong.`);
  if (folder.texts.has(from))
    throw new UserError(`Cannot rename ${from}: the site looks for it under this name, so that it has no other.`);
  const meant =
    nearest(
      `${bare}.md`,
      documents.map(({ file }) => file.path),
    ) ?? nearest(from, [...folder.images, ...(folder.downloads?.keys() ?? [])]);
  throw new UserError(`Cannot rename ${from}: there is no such file${didYouMean({ nearest: meant })}.`);
}

/** Throws a `UserError` if a part of a name cannot be part of every address. */
function refuseName(name: string): void {
  const wrong = name.split('/').find((part) => !PLAIN_NAME.test(part));
  if (wrong === undefined) return;
  const meant = slugOfFile(wrong.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  throw new UserError(
    `Cannot use the name \`${name}\`: expected lower-case letters, digits and single hyphens${PLAIN_NAME.test(meant) ? `, as in \`${meant}\`` : ''}.`,
  );
}

function refuseTaken({ documents, folder }: ParsedContent, { file, kind }: Document, now: Moved['now']): void {
  // An entry shown on a page among others has no address of its own.
  const owners = kind.addresses.isOwn ? documents.filter((one) => one.kind.addresses.isOwn) : [];
  const other = owners.find((one) => one.address === now.address && one.file !== file);
  const taken = now.file !== file.path && folder.texts.has(now.file) ? now.file : other?.file.path;
  if (taken === undefined) return;
  throw new UserError(
    `Cannot rename ${file.path}: \`${taken}\` is there already. To exchange the two, rename that one first, to a name that is free.`,
  );
}

function withoutEnding(name: string): string {
  return name.trim().replace(/^\.\//, '').replace(/\.md$/, '');
}

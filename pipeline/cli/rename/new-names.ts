import * as addresses from '../../content/addresses.ts';
import type { Document } from '../../content/types/content-type.ts';
import type { ParsedContent } from '../../compile/parse/content.ts';
import { nearest } from '../../shared/nearest.ts';
import { slugOfFile } from '../../content/slug.ts';
import { UserError } from '../../shared/user-error.ts';
import type { Moved } from './text-edits.ts';

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
  refuseOtherFolder(content, document, name);
  const inside = name.startsWith(`${kind.folder}/`) ? name.slice(kind.folder.length + 1) : name;
  const isPath = name !== inside || inside.includes('/');
  const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1);
  const path = `${isPath ? `${kind.folder}/` : folder}${inside}.md`;
  refuseName(inside);
  const last = inside.slice(inside.lastIndexOf('/') + 1);
  const { field: key } = kind.addresses;
  const isGiven = key !== undefined && Reflect.get(Object(fields), key) !== undefined;
  const field = isGiven ? { name: key, value: last } : undefined;
  const newFields = field ? { ...(fields as object), [field.name]: field.value } : fields;
  const now = { file: path, address: kind.addresses.of(path, newFields) };
  if (now.file === file.path && now.address === address)
    throw new UserError(`Cannot rename ${file.path}: it has this name already.`);
  refuseTaken(content, document, now);
  return { document, old: { file: file.path, address }, now, ...(field && { field }) };
}

function find({ documents, broken, folder }: ParsedContent, from: string): Document {
  const bare = withoutEnding(from).replace(/^\//, '');
  const isFile = ({ path }: { readonly path: string }): boolean => path === `${bare}.md`;
  const found = documents.find(({ file }) => isFile(file)) ?? documents.find(({ address }) => address === `/${bare}`);
  if (found) return found;
  if ([...broken.keys()].some(isFile))
    throw new UserError(`Cannot rename ${bare}.md: its fields are not right. \`npm run check\` says what is wrong.`);
  if (folder.texts.has(from))
    throw new UserError(`Cannot rename ${from}: the site looks for it under this name, so that it has no other.`);
  const files = [...documents.map(({ file }) => file.path), ...[...broken.keys()].map(({ path }) => path)];
  const meant = nearest(`${bare}.md`, files) ?? nearest(from, [...folder.images, ...(folder.downloads?.keys() ?? [])]);
  throw new UserError(
    `Cannot rename ${from}: there is no such file${meant === undefined ? '' : `; did you mean \`${meant}\``}. Name it by its path below the content folder, as in \`insights/burn-quality.md\`.`,
  );
}

/** Throws if the name moves a file to another content type, whose fields differ. */
function refuseOtherFolder({ documents }: ParsedContent, { file, kind }: Document, name: string): void {
  const other = documents.find((one) => one.kind !== kind && name.startsWith(`${one.kind.folder}/`))?.kind.folder;
  if (other === undefined) return;
  throw new UserError(
    `Cannot rename ${file.path} to ${name}: it stays in \`${kind.folder}\`, since files in \`${other}\` have other fields. A folder of that name in it would be \`${kind.folder}/${name}\`.`,
  );
}

/** Throws a `UserError` if a part of a name cannot be part of every address. */
export function refuseName(name: string): void {
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

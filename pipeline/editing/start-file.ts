import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { faultOfAddress } from '../site/check/check-addresses.ts';
import { rightFieldsOf } from '../site/fields/front-matter.ts';
import { parseSettings } from '../site/parse/settings.ts';
import { retryOnChange } from '../shared/retry-on-change.ts';
import { openFile, readContentFolder } from '../site/read/content-folder.ts';
import { SITE_FILE } from '../content/addresses.ts';
import { asciiName } from '../content/ascii-name.ts';
import { writeFields } from '../content/schema/starter-fields.ts';
import type { ContentType, Answers, Starter } from '../site/content-type.ts';
import { contentTypes } from '../types/content-types.ts';
import { rules } from '../findings/rules.ts';
import { UserError } from '../shared/errors.ts';

const HOW_TO_READ = [
  '## What each field takes stands above it, behind two signs ##. A field behind one # is switched off: take the # away',
  '## to use it (where it has lines below it that are indented, theirs too).',
];
/** The last part of an address; pages may have several parts. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const NAMES = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/**
 * Creates a file of a content type as a draft, and returns its path and address. `slug` is the last part of its address;
 * without it, that is made of the title. `body` is its text; without it, there is one to be replaced. Throws a `UserError` if that is not possible, or the address is taken.
 */
export async function startFile(
  content: string,
  kind: ContentType,
  { slug, body, ...answers }: Answers & { readonly slug?: string | undefined; readonly body?: string | undefined },
): Promise<{ readonly file: string; readonly address: string }> {
  const { starter, folder, addresses, schema } = kind;
  if (!starter) throw new Error(`No file can be begun in ${folder}`);
  const { language, others, ownerOf } = await retryOnChange(() => readKnown(content, kind));
  const name = slug ?? asciiName(answers.title, language);
  if (name === '')
    throw new UserError(`Cannot make an address of \`${answers.title}\`: say one, such as \`--slug a-name\``);
  if (!(addresses.form ? NAMES : NAME).test(name))
    throw new UserError(`Unexpected name \`${name}\`, expected lower-case letters, digits and single hyphens`);
  const place = `${folder}/${name}.md`;
  const address = addresses.of(place);
  const file = path.join(content, place);
  const fault = faultOf(address, place, kind, ownerOf) ?? (existsSync(file) ? `${place} exists already` : undefined);
  if (fault !== undefined)
    throw new UserError(`${fault}; choose another title, or another name for it with \`--slug\``);
  // The writer's local day, as `YYYY-MM-DD`. Only new files use the clock; no build does.
  const today = new Date().toLocaleDateString('sv-SE');
  const text = textOf({ schema }, starter, starter.fields(answers, today, others), body);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
  return { file, address };
}

/** Reads the fields of other files of the type, and who owns each address. Leaves errors to `npm run check`. */
async function readKnown(content: string, kind: ContentType) {
  const { texts } = await readContentFolder(content, Object.keys(contentTypes));
  const others: unknown[] = [];
  const ownerOf = new Map<string, string>();
  for (const file of texts.values()) {
    const own = Object.values<ContentType>(contentTypes).find(({ folder }) => file.path.startsWith(`${folder}/`));
    if (!own) continue;
    const fields = rightFieldsOf(file, own);
    if (own === kind && fields !== undefined) others.push(fields);
    const { isOwn, of, aliases, shownAt } = own.addresses;
    const more = fields === undefined ? [] : [...(aliases?.(fields) ?? []), ...(shownAt?.(fields) ?? [])];
    const all = isOwn ? [of(file.path, fields), ...more.map(({ address }) => address)] : [];
    for (const address of all) ownerOf.set(address, file.path);
  }
  const site = texts.get(SITE_FILE);
  const language = (site && parseSettings(openFile(site))?.fields.language) ?? 'en';
  return { language, others, ownerOf };
}

function faultOf(
  address: string,
  place: string,
  { addresses }: ContentType,
  ownerOf: ReadonlyMap<string, string>,
): string | undefined {
  if (!addresses.isOwn) return undefined;
  const fault = faultOfAddress(address);
  if (fault) return rules['bad-address'].message(fault);
  const reserved = addresses.reserved?.find(({ pattern, owner }) => pattern.test(address) && owner !== place);
  const owner = reserved?.owner ?? ownerOf.get(address);
  return owner === place || owner === undefined ? undefined : `The address \`${address}\` is taken by \`${owner}\``;
}

/** Returns the text of a new file: every field, starter texts for unknown values, and a first paragraph. */
export function textOf(
  kind: Pick<ContentType, 'schema'>,
  { starterTexts }: Pick<Starter<unknown>, 'starterTexts'>,
  fields: Readonly<Record<string, unknown>>,
  body: string = starterTexts.body,
): string {
  const lines = writeFields(kind.schema, { ...starterTexts.fields, ...fields, draft: true });
  return ['---', ...HOW_TO_READ, '', ...lines, '---', '', body.trim(), ''].join('\n');
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { faultOfAddress } from '../../compile/check/address-faults.ts';
import type { ContentType } from '../../content/types/content-type.ts';
import type { Answers, FileStarter } from '../../content/types/starter.ts';
import { ruleOf } from '../../lint/rules.ts';
import { writeFields } from '../../content/schema/starter-fields.ts';
import { UserError } from '../../shared/user-error.ts';
import type { TryText } from './try-text.ts';
import type { KnownContent } from './known-content.ts';

const HOW_TO_READ = [
  '## What each field takes stands above it, behind two signs ##. A field behind one # is switched off: take the # away',
  '## to use it (where it has lines below it that are indented, theirs too).',
];

export interface WrittenFile {
  readonly file: string;
  readonly address: string;
  /** Warnings of a check in it. */
  readonly warnings: readonly string[];
}

/** Creates a file of a content type as a draft. Throws if the file exists or its address is taken. */
export async function startFile(
  content: string,
  {
    kind,
    starter,
    slug,
  }: { readonly kind: ContentType; readonly starter: FileStarter<unknown>; readonly slug: string },
  answers: Answers,
  known: KnownContent,
  tryText: TryText,
): Promise<WrittenFile> {
  const place = `${kind.folder}/${slug}.md`;
  const address = kind.addresses.of(place);
  const file = path.join(content, place);
  const fault = faultOf(address, place, kind, known) ?? (existsSync(file) ? `${place} exists already` : undefined);
  if (fault !== undefined)
    throw new UserError(`${fault}; choose another title, or another name for it with \`--slug\``);
  const text = textOf(kind, starter, starter.fields(answers, today(), known.fieldsOf.get(kind.folder) ?? []));
  const warnings = await tryText(place, text);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
  return { file, address, warnings };
}

function faultOf(address: string, place: string, { addresses }: ContentType, known: KnownContent): string | undefined {
  if (!addresses.isOwn) return undefined;
  const fault = faultOfAddress(address);
  if (fault) return ruleOf(fault.rule).message(fault.values);
  const reserved = addresses.reserved?.find(({ pattern, owner }) => pattern.test(address) && owner !== place);
  const owner = reserved?.owner ?? known.ownerOf.get(address);
  return owner === place || owner === undefined ? undefined : `The address \`${address}\` is taken by \`${owner}\``;
}

/** Returns the text of a new file: every field, starter texts for unknown values, and a first paragraph. */
export function textOf(
  kind: Pick<ContentType, 'schema'>,
  { starterTexts }: FileStarter<unknown>,
  fields: Record<string, unknown>,
): string {
  const lines = writeFields(kind.schema, { ...starterTexts.fields, ...fields, draft: true });
  return ['---', ...HOW_TO_READ, '', ...lines, '---', '', starterTexts.body, ''].join('\n');
}

/** The writer's local day. Only new files use the clock; no build does. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

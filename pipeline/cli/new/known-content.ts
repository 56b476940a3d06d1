import { SITE_FILE } from '../../content/addresses.ts';
import { contentTypes } from '../../content/types/content-types.ts';
import type { ContentType } from '../../content/types/content-type.ts';
import { rightFieldsOf } from '../../compile/fields/front-matter.ts';
import { parseSettings } from '../../compile/parse/settings.ts';
import { retryOnChange } from '../../compile/read/retry-on-change.ts';
import { readContentFolder } from '../../compile/read/content-folder.ts';
import { createReport } from '../../lint/report.ts';

/** Facts about the existing files for a new one, even if they have errors. */
export interface KnownContent {
  readonly language: string;
  /** Valid fields of the files of each content type, by folder. */
  readonly fieldsOf: ReadonlyMap<string, readonly unknown[]>;
  /** Files by their addresses. */
  readonly ownerOf: ReadonlyMap<string, string>;
}

/** Reads the front matter of a content folder. Leaves its errors to `npm run check`. */
export function readKnownContent(content: string): Promise<KnownContent> {
  return retryOnChange(async () => {
    const report = createReport();
    const { texts } = await readContentFolder(content, Object.keys(contentTypes), report);
    const fieldsOf = new Map<string, unknown[]>();
    const ownerOf = new Map<string, string>();
    for (const kind of Object.values<ContentType>(contentTypes)) {
      const files = [...texts.values()].filter((file) => file.path.startsWith(`${kind.folder}/`));
      const known = files.map((file) => ({ file, fields: rightFieldsOf(file, kind) }));
      fieldsOf.set(
        kind.folder,
        known.flatMap(({ fields }) => (fields === undefined ? [] : [fields])),
      );
      for (const { file, fields } of known)
        for (const address of addressesOf(kind, file.path, fields)) ownerOf.set(address, file.path);
    }
    const language = parseSettings(texts.get(SITE_FILE), report)?.fields.language ?? 'en';
    return { language, fieldsOf, ownerOf };
  });
}

function addressesOf({ addresses }: ContentType, file: string, fields: unknown): string[] {
  if (!addresses.isOwn) return [];
  const others =
    fields === undefined ? [] : [...(addresses.aliases?.(fields) ?? []), ...(addresses.shownAt?.(fields) ?? [])];
  return [addresses.of(file, fields), ...others.map(({ address }) => address)];
}

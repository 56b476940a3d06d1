import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_BYTES } from '../content/limits.ts';
import { UserError, withPath } from '../shared/errors.ts';
import { faultOfPicture, freeNames, languageOf, writeBeside } from './save-asset.ts';
import { toMarkdown, type ImportedText, type Paste } from './to-markdown.ts';

/** The Markdown of a paste, the paths of its pictures in the content folder, and what could not be kept, a sentence each. */
export interface PasteAnswer extends Omit<ImportedText, 'pictures'> {
  readonly pictures: readonly string[];
}

const IMAGES = 'images';

/**
 * Makes Markdown of a paste, and saves its pictures in the content folder; a picture that a build could not show is left
 * out, and said. Throws a `UserError` if nothing can be made of it.
 */
export async function importPaste(root: string, paste: Paste): Promise<PasteAnswer> {
  const { pictures, lost, ...text } = await toMarkdown(paste, languageOf(root), freeNames(root, IMAGES));
  const said = [...lost];
  const saved: string[] = [];
  let { markdown } = text;
  for (const { name, bytes } of pictures) {
    const fault = await faultOfPicture(name, bytes);
    if (fault === undefined) saved.push(writeBeside(root, IMAGES, name, bytes));
    else {
      said.push(`A picture was left out: ${fault}.`);
      markdown = markdown.replaceAll(
        new RegExp(String.raw`!\[(?:\\.|[^\]\\])*\]\(\.\./images/${name.replace('.', String.raw`\.`)}\)`, 'g'),
        '',
      );
    }
  }
  if (Buffer.byteLength(markdown) > MAX_BYTES)
    throw new UserError('Cannot take all of this: it is longer than a text may be; take it in parts');
  return { ...text, markdown, pictures: saved, lost: said };
}

/** Makes Markdown of a document: `.docx`, `.html` or `.md`. Throws a `UserError` if it is none of these. */
export async function importFile(root: string, file: string): Promise<PasteAnswer> {
  const name = path.basename(file);
  const kind = /\.(?:(?<docx>docx)|(?<html>html?)|(?<markdown>md|markdown))$/i.exec(name)?.groups ?? {};
  if (!Object.values(kind).some(Boolean))
    throw new UserError(
      `Cannot begin a text from \`${name}\`: a \`.docx\`, \`.html\` or \`.md\` will do; save it as one of these`,
    );
  const bytes = readDocument(file);
  if (kind['docx']) return importPaste(root, { name, bytes: bytes.toString('base64') });
  return importPaste(root, { name, [kind['html'] ? 'html' : 'markdown']: bytes.toString('utf8') });
}

function readDocument(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw withPath(error, file);
  }
}

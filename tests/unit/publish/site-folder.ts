import { publish, workFolderOf } from '../../../pipeline/build/publish/swap.ts';
import { MANIFEST, manifestText } from '../../../pipeline/build/publish/manifest.ts';
import { verify } from '../../../pipeline/build/publish/publish-site.ts';
import { createOutput, type Output } from '../../../pipeline/outputs/output.ts';
import { textsIn } from '../temporary-folder.ts';

/** Texts by their paths in a folder. */
export type Texts = Readonly<Record<string, string>>;

/** Writes a finished build of `texts` into a work folder beside `target`. */
export function buildTexts(target: string, texts: Texts): Output {
  const output = createOutput(workFolderOf(target));
  for (const [file, text] of Object.entries(texts)) output.write(file, text);
  output.write(MANIFEST, manifestText(output.files));
  return output;
}

/** Publishes `texts` in `target`, as a build does. Returns what was kept. */
export function publishTexts(target: string, texts: Texts): string[] {
  const output = buildTexts(target, texts);
  verify(output);
  return publish(target, output.folder);
}

/** Returns the text of every file in a folder, except the manifest of the build. */
export function publishedTexts(folder: string): Texts {
  const { [MANIFEST]: _, ...texts } = textsIn(folder);
  return texts;
}

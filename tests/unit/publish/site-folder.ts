import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish, workFolderOf } from '../../../pipeline/build/publish/swap.ts';
import { MANIFEST, manifestText } from '../../../pipeline/build/publish/manifest.ts';
import { verify } from '../../../pipeline/build/publish/verify.ts';
import { createOutput, type Output } from '../../../pipeline/outputs/output.ts';

/** Texts by their paths in a folder. */
export type Texts = Readonly<Record<string, string>>;

/** A finished build of `texts` in a work folder beside `target`. */
export function buildTexts(target: string, texts: Texts, id = 'test'): Output {
  const output = createOutput(workFolderOf(target, id));
  for (const [file, text] of Object.entries(texts)) output.write(file, text);
  output.write(MANIFEST, manifestText(output.files));
  return output;
}

/** Builds `texts` and publishes them in `target`, as a build does. Returns what was kept. */
export function publishTexts(target: string, texts: Texts, id?: string): string[] {
  const output = buildTexts(target, texts, id);
  verify(output);
  return publish(target, output.folder);
}

/** Writes texts into a folder, as a person does. */
export function put(folder: string, texts: Texts): void {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** Every file in a folder with its text, less the manifest of the build. */
export function textsIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const files = entries.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  return Object.fromEntries(
    files
      .filter((file) => file !== MANIFEST)
      .toSorted()
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

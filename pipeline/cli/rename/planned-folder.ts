import { hashOfPlain } from '../../shared/hash.ts';
import type { ImageProbe } from '../../content/model/image-probe.ts';
import type { ContentFolder, SourceFile } from '../../compile/read/content-folder.ts';
import type { RenamePlan } from './plan-rename.ts';

/** A content folder with its pictures, as it is once a plan has been carried out. */
export function plannedFolder(
  folder: ContentFolder,
  probes: ReadonlyMap<string, ImageProbe>,
  { texts, moves }: Pick<RenamePlan, 'texts' | 'moves'>,
): { folder: ContentFolder; probes: ReadonlyMap<string, ImageProbe> } {
  const moved = new Map(moves.map(({ old, now }) => [old.file, now.file]));
  const nameOf = (file: string): string => moved.get(file) ?? file;
  const files = [...folder.texts.values()].map((file): SourceFile => {
    const text = texts.get(file.path);
    const path = nameOf(file.path);
    if (text !== undefined) return { path, readText: () => text, hash: hashOfPlain(text) };
    return path === file.path ? file : { ...file, path };
  });
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    folder: {
      root: folder.root,
      texts: new Map(sorted.map((file) => [file.path, file])),
      images: folder.images.map(nameOf),
      downloads: new Map(
        [...(folder.downloads ?? [])].map(([file, probe]) => [nameOf(file), { ...probe, path: nameOf(file) }]),
      ),
    },
    probes: new Map([...probes].map(([file, probe]) => [nameOf(file), { ...probe, path: nameOf(probe.path) }])),
  };
}

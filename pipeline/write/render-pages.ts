import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, prerender } from 'vike/api';

/** Where a rendered page goes, as Vike hands it over. */
interface Rendered {
  readonly _prerenderResult: { filePath: string; fileContent: string };
}

/** Bundles the browser's script and the pages into `folder/client` and `folder/server`. */
export async function bundle(projectRoot: string, folder: string): Promise<void> {
  await build({ viteConfig: viteConfig(projectRoot, folder) });
}

/**
 * Renders every page of the provided site into `folder/client`. Each page is written when it is
 * ready and let go of, so that memory does not grow with their number. Returns how many there were.
 */
export async function renderPages(projectRoot: string, folder: string, onPage: (done: number) => void): Promise<number> {
  let done = 0;
  await prerender({
    viteConfig: viteConfig(projectRoot, folder),
    onPagePrerender: async (page: Rendered) => {
      const { filePath, fileContent } = page._prerenderResult;
      const file = decodeURI(filePath);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, fileContent);
      onPage(++done);
    },
  });
  return done;
}

function viteConfig(root: string, folder: string) {
  return { root, logLevel: 'warn' as const, build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false } };
}

import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { BROWSER_PACKAGES } from '../../pipeline/cli/dev/browser-packages.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The first scripts of the site and of the desk; what they load later is found through their imports. */
const FIRST = ['renderer/+client.ts', 'desk/main.tsx', 'pages/styleguide/try-out.ts'];

test('every package that a page in development can load is bundled when the server starts', async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: FIRST,
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    loader: { '.css': 'empty', '.svg': 'empty' },
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports);
  const packages = imported.flatMap(({ path: name, external }) =>
    external === true && !/\?/.test(name) ? [name] : [],
  );
  // notistack imports it, by the name of another package.
  expect([...new Set([...packages, '@emotion/css'])].toSorted()).toEqual(BROWSER_PACKAGES.toSorted());
});

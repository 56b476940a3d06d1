import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import type { Plugin, UserConfig } from 'vite';

const PLAIN_IMPORT = '\0plain-import';

/**
 * Stands in for the helper that Vite wraps around every `import()`. Scripts of this site need no style sheet and no
 * list of files to come first, so that the import is all that is left to do. Each module has its own, since one that is
 * shared would be a file without which the first script of a page does not run.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  resolveId: { filter: { id: /vite\/preload-helper/ }, handler: (_, importer) => `${PLAIN_IMPORT}?${importer}` },
  load: { filter: { id: /plain-import/ }, handler: () => 'export const __vitePreload = (load) => load();' },
};

/** Notes which packages each script holds, by its file, for the notices that are published with them. */
const packagesOfScripts: Plugin = {
  name: 'packages-of-scripts',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).filter((output) => output.type === 'chunk');
    const packages = scripts.map(({ fileName, moduleIds }) => [fileName, [...new Set(moduleIds.flatMap(packageOf))]]);
    this.emitFile({ type: 'asset', fileName: 'packages.json', source: JSON.stringify(Object.fromEntries(packages)) });
  },
};

/** The name of the package that a module is of; none for those of this project. */
function packageOf(moduleId: string): string[] {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(moduleId.split('/node_modules/').slice(1).at(-1) ?? '');
  return name ? [name[0]] : [];
}

export default {
  plugins: [plainImports, packagesOfScripts, vike(), react({ jsxImportSource: '@emotion/react' })],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  environments: { client: { build: { license: { fileName: 'licenses.json' } } } },
  // notistack takes one function from goober; Emotion has the same, and keeps to the content security policy.
  resolve: { alias: { goober: '@emotion/css' } },
} satisfies UserConfig;

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

export default {
  plugins: [plainImports, vike(), react({ jsxImportSource: '@emotion/react' })],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  // notistack takes one function from goober; Emotion has the same, and keeps to the content security policy.
  resolve: { alias: { goober: '@emotion/css' } },
} satisfies UserConfig;

import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import type { UserConfig } from 'vite';

export default {
  plugins: [vike(), react({ jsxImportSource: '@emotion/react' })],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  // notistack takes one function from goober; Emotion has the same, and keeps to the content security policy.
  resolve: { alias: { goober: '@emotion/css' } },
} satisfies UserConfig;

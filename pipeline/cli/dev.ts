import { createHash } from 'node:crypto';
import path from 'node:path';
import { dev } from 'vike/api';
import type { ErrorPayload, InlineConfig, ViteDevServer } from 'vite';
import { CONTENT_VERSION } from '../content-version.ts';
import { SCHEMAS } from '../kinds/schemas.ts';
import { filesFirst } from '../serve/files-first.ts';
import { whyNotFree } from '../serve/listen.ts';
import { currentSite } from '../site.ts';
import { withStore, type Store } from '../store/store.ts';
import { constantsOf } from '../write/bundle.ts';
import { schemaTexts, writeSchemas } from '../write/schemas.ts';
import type { Options } from './arguments.ts';
import { createLiveContent } from './live-content.ts';
import { renderedPages } from './rendered-pages.ts';
import { watchSaves, type Saves } from './watch-saves.ts';
import { complain, say } from '../terminal.ts';

/** A page that is for whoever works on the program: Vike renders it. */
const STYLE_GUIDE = '/styleguide';

/** What islands import; prepared beforehand, so that the first gesture does not wait for it. */
const BROWSER_PACKAGES = [
  '@emotion/cache',
  '@emotion/css',
  '@emotion/react',
  '@emotion/react/jsx-dev-runtime',
  '@floating-ui/react',
  '@tanstack/query-core',
  'axe-core',
  'fuse.js',
  'morphdom',
  'notistack',
  'react',
  'react-dom',
  'react-dom/client',
];

/** `npm run dev`: the site, live. A saved content file shows at once; a mistake shows over the page. */
export async function runDev(options: Options): Promise<number> {
  const why = await whyNotFree(options.port, options.host);
  if (why !== undefined) {
    complain(why);
    return 1;
  }
  writeSchemas(options.project, schemaTexts(SCHEMAS));
  // What is saved while the server starts is a change as well.
  const saves = await watchSaves(options.content);
  try {
    return await withStore(options.cache, (store) => serve(options, store, saves));
  } finally {
    await saves.close();
  }
}

async function serve(options: Options, store: Store, saves: Saves): Promise<number> {
  const files = path.join(options.cache, 'dev', nameOfFolder(options.content));
  const { load, loadAgain } = createLiveContent(options, files, store);
  let mistakes = await load();
  if (mistakes === undefined) return 1;
  let version = 0;
  const { viteServer } = await dev({ viteConfig: devConfig(options, files, () => version) });
  viteServer.ws.on('connection', (page) => {
    if (mistakes) page.send(JSON.stringify(messageOver(mistakes)));
  });
  // A page that was made before a change, and could not hear of it yet, says so.
  viteServer.ws.on(CONTENT_VERSION, (shown: unknown, page) => {
    if (shown !== version) page.send(CONTENT_VERSION, version);
  });
  viteServer.printUrls();
  saves.follow(async () => {
    const before = mistakes;
    mistakes = (await loadAgain()) ?? 'site.yaml cannot be used; the terminal says why';
    version += 1;
    if (before !== '' && mistakes === '') say('No error is left: the site shows all that was saved.');
    if (mistakes === '') viteServer.ws.send(CONTENT_VERSION, version);
    // Without a page that is open, the server would keep the message for the next one, whatever is true then.
    else if (viteServer.ws.clients.size > 0) viteServer.ws.send(messageOver(mistakes));
  });
  await new Promise((resolve) => process.once('SIGINT', resolve));
  await viteServer.close();
  return 0;
}

/** Each content folder has files of its own, so that two servers do not mix them up. */
function nameOfFolder(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 8);
}

function messageOver(mistakes: string): ErrorPayload {
  return { type: 'error', err: { message: mistakes, stack: '' } };
}

/** Open pages are loaded again where what renders them is saved: no browser has asked for those modules. */
function reloadOnSources(server: ViteDevServer, project: string): void {
  const folders = ['pages', 'renderer'].map((folder) => path.join(project, folder) + path.sep);
  server.watcher.on('change', (file) => {
    if (folders.some((folder) => file.startsWith(folder))) server.ws.send({ type: 'full-reload' });
  });
}

function devConfig({ project, port, host = 'localhost' }: Options, files: string, version: () => number): InlineConfig {
  const serveFiles = {
    name: 'content-files',
    enforce: 'pre' as const,
    configureServer: (server: ViteDevServer) => {
      server.middlewares.use(filesFirst(files));
      reloadOnSources(server, project);
      return () => void server.middlewares.use(renderedPages(server, version, [STYLE_GUIDE]));
    },
  };
  return {
    root: project,
    plugins: [serveFiles],
    define: constantsOf(currentSite().chrome),
    optimizeDeps: { include: BROWSER_PACKAGES },
    server: {
      port,
      strictPort: true,
      host,
      watch: { ignored: ['**/dist/**', '**/.dist-*/**', '**/content/**', '**/tests/**'] },
    },
  };
}

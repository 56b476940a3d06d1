import { once } from 'node:events';
import path from 'node:path';
import { watch } from 'chokidar';
import { dev } from 'vike/api';
import type { Connect, InlineConfig, ViteDevServer } from 'vite';
import { type Store, withStore } from '../cache/store.ts';
import { createDesk } from '../desk/desk.ts';
import { constantsOf, lockSettings } from '../outputs/pages/bundle.ts';
import { listen, readAddress, readServed, sendFile, untilStopped } from '../server/preview.ts';
import { CONTENT_VERSION, CONTENT_WORK } from '../shared/content-version.ts';
import { hashOfTexts } from '../shared/hash.ts';
import { stampNow } from '../shared/read-steady.ts';
import { leaveOut, say } from '../shared/terminal.ts';
import type { Options } from './arguments/arguments.ts';
import { BROWSER_PACKAGES } from './dev/browser-packages.ts';
import { createLiveContent, type LiveState } from './dev/live-content.ts';
import { addressOf, handlerOf, type Live, pageRenderer, renderedPages } from './dev/rendered-pages.ts';

/** A page for developers, which is not part of the content. */
const STYLE_GUIDE = '/styleguide';

/**
 * Matches what Vike and Vite say for information, such as each visit and a table of all routes: the terminal shows
 * messages about the content. Neither has a setting for it: Vike prints it whatever Vite's `logLevel` is. Their
 * warnings and errors are not printed with `console.log`.
 */
const INFORMATION = /^[^\n]{0,60}\[(?:vike|vite)\]/;

/** What Vike says of a server that runs React in its production form. */
const PRODUCTION_FORM = /production environment.*NODE_ENV/s;

/**
 * `npm run dev`: serves the site live. A saved content file shows at once; an error shows over its own page, and at the
 * foot of others.
 */
export async function runDev(options: Options): Promise<number> {
  // Reports an unavailable port before any work begins.
  await (await listen(() => undefined, options.port, options.host)).close();
  // Started first, so that saves during the start count too.
  const saves = await watchSaves(options.content);
  try {
    return await withStore(options.cache, (store) => serve(options, store, saves));
  } finally {
    await saves.close();
    // Vite is not closed: it would tell of each page that it is making as of an error, with a stack trace.
    setImmediate(() => process.exit());
  }
}

async function serve(options: Options, store: Store, saves: Saves): Promise<number> {
  // A separate folder for each content folder, so that two servers do not mix their files.
  const files = path.join(options.cache, 'dev', hashOfTexts(options.content).slice(0, 8));
  let [version, work] = [0, ''];
  let tellPages = (_words: string): void => undefined;
  const { load, loadAgain, look } = createLiveContent(options, files, store, (words) => {
    const [kind = ''] = words.split(':');
    // No page is open yet; later, each page shows the progress.
    if (version === 0 && kind !== '' && !work.startsWith(kind)) say(kind);
    work = words;
    tellPages(words);
  });
  const first = await load();
  if (!first) return 1;
  let state: LiveState = first;
  first.writeBeside();
  const live = { version: () => version, state: () => state };
  leaveOut('log', INFORMATION);
  leaveOut('warn', PRODUCTION_FORM);
  let door = '';
  const openDesk = (server: ViteDevServer): Connect.NextHandleFunction => {
    const desk = createDesk(server, options, { ...live, look, render: pageRenderer(server) });
    ({ door } = desk);
    return desk.middleware;
  };
  // React's development form takes about half as long again; whoever looks for its warnings starts with `NODE_ENV=development`.
  if (process.env['NODE_ENV'] !== 'development') process.env['NODE_ENV'] = 'production';
  const lock = await lockSettings(options.project);
  const { viteServer } = await dev({ viteConfig: devConfig(options, files, live, openDesk) }).finally(lock.release);
  tellPages = (words) => viteServer.ws.send(CONTENT_WORK, words);
  // A page reports its version when it connects: it may have missed a change.
  viteServer.ws.on(CONTENT_VERSION, (shown: unknown, page) => {
    if (shown !== version) page.send(CONTENT_VERSION, version);
    if (work !== '') page.send(CONTENT_WORK, work);
  });
  // Vite would close itself.
  process.removeAllListeners('SIGTERM');
  const stopped = untilStopped();
  const { local = [], network = [] } = viteServer.resolvedUrls ?? {};
  say(`The site is on ${local.join(', ')} (Ctrl+C stops it)`);
  say(`The desk, where you write, is on ${local.map((url) => url.replace(/\/$/, '') + door).join(', ')}`);
  if (network.length > 0) say(`Other computers find it on ${network.join(', ')}`);
  saves.follow(async () => {
    const before = state;
    state = await loadAgain();
    version += 1;
    if (before.hasErrors && !state.hasErrors) say('No error is left: the site shows all that was saved.');
    viteServer.ws.send(CONTENT_VERSION, version);
  });
  await stopped;
  return 0;
}

/** Serves files, and writes them on the first request: a page that is patched does not wait for them. */
function filesBesidePages(files: string, live: Live): Connect.NextHandleFunction {
  return handlerOf(async (request, response, next) => {
    const { names, redirect } = readAddress(request.url ?? '/');
    const { site, writeBeside } = live.state();
    const address = addressOf(names);
    if (address === undefined || redirect !== undefined || site.routes.has(address)) return next();
    writeBeside();
    const file = await readServed(files, names.slice(0, 1));
    return file ? sendFile(file, 200, { 'Cache-Control': 'no-cache' }, response) : next();
  });
}

/** The files that a developer writes: a command that starts beside puts files of other kinds there for a moment. */
const SOURCE = /\.tsx?$/;

/** Reloads open pages when their renderer is saved: browsers have not requested those modules. */
function reloadOnSources(server: ViteDevServer, project: string): void {
  const folders = ['pages', 'renderer'].map((folder) => path.join(project, folder) + path.sep);
  server.watcher.on('change', (file) => {
    if (SOURCE.test(file) && folders.some((folder) => file.startsWith(folder))) server.ws.send({ type: 'full-reload' });
  });
}

function devConfig(
  { project, port, host = 'localhost' }: Options,
  files: string,
  live: Live,
  openDesk: (server: ViteDevServer) => Connect.NextHandleFunction,
): InlineConfig {
  const serveFiles = {
    name: 'content-files',
    enforce: 'pre' as const,
    configureServer: (server: ViteDevServer) => {
      // Vite opens any file of this machine at this address, for anyone; nothing of this site does.
      server.middlewares.use('/__open-in-editor', (_, response) => void response.writeHead(404).end());
      server.middlewares.use(openDesk(server));
      server.middlewares.use(filesBesidePages(files, live));
      reloadOnSources(server, project);
      return () => void server.middlewares.use(renderedPages(server, live, STYLE_GUIDE));
    },
  };
  return {
    root: project,
    plugins: [serveFiles],
    // The sizes of scripts concern whoever programs; `npm run profile` tells them.
    build: { chunkSizeWarningLimit: Infinity },
    // Vite takes it from the form in which React runs.
    define: { ...constantsOf(live.state().site.chrome), 'import.meta.env.DEV': 'true' },
    optimizeDeps: { include: BROWSER_PACKAGES },
    server: {
      port,
      strictPort: true,
      host,
      watch: { ignored: ['**/dist/**', '**/.dist-*/**', '**/content/**', '**/tests/**'] },
    },
  };
}

/** Editors save in several steps, which count as one change after this pause. */
const SETTLE_MS = 20;
/** chokidar tells of a file only once in 50 ms: what is saved in them is looked for then. */
const UNTOLD_MS = 55;

/** Saves in a folder since the start of the watch. */
export type Saves = Awaited<ReturnType<typeof watchSaves>>;

/**
 * Watches a folder recursively. Throws the system's error if it cannot watch more files. Node's own recursive watch
 * loses a file on Linux once an editor has replaced it.
 */
export async function watchSaves(folder: string) {
  let act: (() => Promise<void>) | undefined;
  let isSaved = false;
  let acted = Promise.resolve();
  let [settling, looking]: (NodeJS.Timeout | undefined)[] = [];
  const told = new Set<string>();
  const seen = new Map<string, string | undefined>();
  const lookAgain = (): void => {
    for (const [file, stamp] of seen) if (stampNow(file) !== stamp) settle(file);
    seen.clear();
  };
  const settled = (): void => {
    for (const file of told) seen.set(file, stampNow(file));
    told.clear();
    clearTimeout(looking);
    looking = setTimeout(lookAgain, UNTOLD_MS);
    if (act) acted = acted.then(act);
    else isSaved = true;
  };
  const settle = (file: string): void => {
    told.add(file);
    clearTimeout(settling);
    settling = setTimeout(settled, SETTLE_MS);
  };
  // Unreadable files are reported by the stage that reads them.
  const watcher = watch(folder, { ignoreInitial: true, ignorePermissionErrors: true });
  watcher.on('all', (_event, file) => settle(file));
  await once(watcher, 'ready');
  return {
    /** Calls `next` after each save, one call at a time; at once if something was saved before. */
    follow: (next: () => Promise<void>): void => {
      act = next;
      if (isSaved) settled();
    },
    close: async (): Promise<void> => {
      clearTimeout(settling);
      clearTimeout(looking);
      await watcher.close();
    },
  };
}

import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashSources, removeUnused } from '../../cache/kept-folders.mjs';
import { acquireLock, type Lock } from '../../cache/lock.ts';
import { programFile, stackOptions } from '../../shared/compiled.ts';
import { UserError } from '../../shared/errors.ts';
import { hashOfPlain } from '../../shared/hash.ts';
import { PAGES_ENTRY } from './render-pages.ts';

const PROGRAM = 'bundle-process';

/** Sources of the bundle besides packages, relative to the project. */
const SOURCES = ['pages', 'renderer', 'pipeline', 'vite.config.ts'];

/** A build takes less than a day, so a bundle unused for longer is not in use. */
const UNUSED_MS = 86_400_000;

/** Settings of the content that change the scripts of the site. */
interface BundleOptions {
  readonly accessibilityPanel: boolean;
  /** Base path of the site, without a slash at its end. */
  readonly base: string;
}

/**
 * Bundles the browser's scripts and the pages' code; of the content, only `options` affect it. Cached between builds
 * under a hash of its sources, inside the project, whose packages it loads. Returns its folder, with `client/` and `server/` inside.
 */
export async function bundlePages(project: string, options: BundleOptions): Promise<string> {
  const cacheFolder = cacheFolderOf(project);
  const folder = path.join(
    cacheFolder,
    `bundle-${hashOfPlain([hashSources(project, SOURCES), options.base, constantsOf(options)]).slice(0, 16)}`,
  );
  if (!isWhole(folder)) await bundleOnce(project, cacheFolder, folder, options);
  await utimes(folder, new Date(), new Date());
  return folder;
}

function cacheFolderOf(project: string): string {
  return path.join(project, 'node_modules', '.cache', 'site');
}

/**
 * Acquires the lock under which Vike reads the settings of pages: it writes files beside them meanwhile, takes those of
 * another process for pages, and removes them.
 */
export function lockSettings(project: string): Promise<Lock> {
  return acquireLock(path.join(cacheFolderOf(project), 'bundle'), () => undefined);
}

/** Bundles under that lock. */
async function bundleOnce(project: string, cacheFolder: string, folder: string, options: BundleOptions): Promise<void> {
  const lock = await lockSettings(project);
  try {
    // Another build may have made the same bundle while this one waited.
    if (isWhole(folder)) return;
    const part = `${folder}.${randomUUID()}.part`;
    try {
      const ending = await bundleApart(project, {
        ...bundleConfig(project, part),
        base: `${options.base}/`,
        define: constantsOf(options),
      });
      // Vike may end a failed process with exit code 0.
      if (ending !== 0 || !isWhole(part)) throw new UserError(sentenceOn(ending));
      await rm(folder, { recursive: true, force: true });
      await rename(part, folder);
    } finally {
      await rm(part, { recursive: true, force: true });
    }
    removeUnused(cacheFolder, 'bundle-', UNUSED_MS);
  } finally {
    lock.release();
  }
}

/**
 * Bundles in a child process, whose memory is freed when it ends; later builds need not load Vite and its plugins.
 * Returns its exit code or signal.
 */
async function bundleApart(project: string, settings: object): Promise<number | NodeJS.Signals> {
  const child = fork(fileURLToPath(programFile(PROGRAM)), [PROGRAM, JSON.stringify(settings)], {
    cwd: project,
    execArgv: stackOptions(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number, null] | [null, NodeJS.Signals];
  return code ?? signal;
}

function sentenceOn(ending: number | NodeJS.Signals): string {
  const reason =
    typeof ending === 'string' ? `the process that does so was ended (${ending})` : 'what stands above says why';
  return `Cannot bundle the pages: ${reason}. This is no fault of the content. Build again once that is fixed.`;
}

/** Constants for the scripts; code that they disable is left out. */
export function constantsOf({ accessibilityPanel }: Pick<BundleOptions, 'accessibilityPanel'>): Record<string, string> {
  return { __ACCESSIBILITY_PANEL__: JSON.stringify(accessibilityPanel) };
}

/** Vite's settings for a bundle in `folder`, which must be inside the project. */
function bundleConfig(project: string, folder: string) {
  return {
    root: project,
    logLevel: 'warn' as const,
    // Prevents a record in `node_modules` of where the last bundle is: each is loaded from its own folder.
    vitePluginServerEntry: { disableAutoImport: true },
    build: {
      outDir: path.relative(project, folder),
      emptyOutDir: true,
      copyPublicDir: false,
      reportCompressedSize: false,
    },
    // Packages are bundled too: one file loads faster than a hundred.
    environments: {
      ssr: {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { rollupOptions: { input: PAGES_ENTRY } },
      },
    },
  };
}

/** A file that marks a folder as complete. */
const MARK = 'whole';

/** Marks a folder as complete: no file may be added or changed after that. */
export function markWhole(folder: string): void {
  writeFileSync(path.join(folder, MARK), '');
}

/** Whether a folder was marked; it gets its name only then, so that nothing of it is missing after an interruption. */
function isWhole(folder: string): boolean {
  return existsSync(path.join(folder, MARK));
}

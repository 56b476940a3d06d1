import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { programFile, stackOptions } from '../../shared/compiled.ts';
import { hashOfPlain } from '../../shared/hash.ts';
import { acquireLock } from '../../build/cache/lock.ts';
import { hashSources } from '../../build/cache/hash-sources.mjs';
import { removeUnused } from '../../build/cache/remove-unused.mjs';
import { UserError } from '../../shared/user-error.ts';
import { PAGES_ENTRY } from './page-bundle.ts';
import { isWhole } from './whole-folder.ts';

const PROGRAM = 'bundle-process';

/** The sources of the bundle besides packages, relative to the project. */
const SOURCES = ['pages', 'renderer', 'pipeline', 'vite.config.ts'];

/** A build takes less than a day, so a bundle that was not used for one is not in use. */
const UNUSED_MS = 86_400_000;

/** Settings of the content that change the scripts of the site. */
export interface BundleOptions {
  readonly accessibilityPanel: boolean;
  /** The path that the site stands at, without a slash at its end. */
  readonly base: string;
}

/**
 * The browser's scripts and the pages as code, bundled; of content only `options` have a part in it. Kept between
 * builds under a hash of its sources, in the project, whose packages it loads; one that is not whole is made again. Returns
 * its folder, with `client/` and `server/` inside.
 */
export async function bundlePages(project: string, options: BundleOptions): Promise<string> {
  const cacheFolder = path.join(project, 'node_modules', '.cache', 'site');
  const folder = path.join(
    cacheFolder,
    `bundle-${hashOfPlain([hashSources(project, SOURCES), options.base, constantsOf(options)]).slice(0, 16)}`,
  );
  if (!isWhole(folder)) await bundleOnce(project, cacheFolder, folder, options);
  await utimes(folder, new Date(), new Date());
  return folder;
}

/** One after the other: Vike puts files of its own beside the pages while it reads their settings, and takes those of others for pages. */
async function bundleOnce(project: string, cacheFolder: string, folder: string, options: BundleOptions): Promise<void> {
  const lock = await acquireLock(path.join(cacheFolder, 'bundle'), () => undefined);
  try {
    // Another build may have made the same while this one waited for the lock.
    if (isWhole(folder)) return;
    const part = `${folder}.${randomUUID()}.part`;
    try {
      const ending = await bundleApart(project, {
        ...bundleConfig(project, part),
        base: `${options.base}/`,
        define: constantsOf(options),
      });
      // Vike may end a process that has failed with code 0.
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

/** What Vite and its plugins take of memory is given back when they are done, and no later build has to load them. Returns how it ended. */
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

/** Constants that are written into the scripts; what they switch off is left out. */
export function constantsOf({ accessibilityPanel }: Pick<BundleOptions, 'accessibilityPanel'>): Record<string, string> {
  return { __ACCESSIBILITY_PANEL__: JSON.stringify(accessibilityPanel) };
}

/** Vite's settings for a bundle in `folder`, which must be inside the project. */
function bundleConfig(project: string, folder: string) {
  return {
    root: project,
    logLevel: 'warn' as const,
    // Nothing is written into `node_modules` about where the last bundle stands: each is looked for in its own folder.
    vitePluginServerEntry: { disableAutoImport: true },
    build: {
      outDir: path.relative(project, folder),
      emptyOutDir: true,
      copyPublicDir: false,
      reportCompressedSize: false,
    },
    // Packages are bundled too: one file is read faster than a hundred.
    environments: {
      ssr: {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { rollupOptions: { input: PAGES_ENTRY } },
      },
    },
  };
}

import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import path from 'node:path';
import { dev } from 'vike/api';
import type { InlineConfig, ViteDevServer } from 'vite';
import { SCHEMAS } from '../kinds/schemas.ts';
import { loadSite } from '../build.ts';
import { writeOutputs } from '../outputs.ts';
import { toGroups, toRecords } from '../format-findings.ts';
import { beginAgain } from '../read/begin-again.ts';
import { createReport } from '../report.ts';
import { filesFirst } from '../serve/files-first.ts';
import { whyNotFree } from '../serve/listen.ts';
import { createParseApart } from '../threads/parse-apart.ts';
import { currentSite, provideSite } from '../site.ts';
import { constantsOf } from '../write/bundle.ts';
import { writeSchemas } from '../write/schemas.ts';
import { createOutput } from '../write/output.ts';
import type { Options } from './arguments.ts';
import { describeError } from './describe-error.ts';
import { showFindings } from './show-findings.ts';
import { complain, joinLines } from '../terminal.ts';

/** The parser's thread waits for the next change. */
const parseDocuments = createParseApart({ keep: true });

/** An editor saves in several steps; they count as one change. */
const SETTLE_MS = 60;

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
  writeSchemas(options.project, SCHEMAS);
  const files = path.join(options.cache, 'dev', nameOfFolder(options.content));
  let mistakes = await load(options, files);
  if (mistakes === undefined) return 1;
  const { viteServer } = await dev({ viteConfig: devConfig(options, files) });
  viteServer.ws.on('connection', () => showOver(viteServer, mistakes));
  viteServer.printUrls();

  let timer: NodeJS.Timeout | undefined;
  let reloaded = Promise.resolve();
  const reload = async (): Promise<void> => {
    mistakes = (await loadAgain(options, files)) ?? 'site.yaml cannot be used; the terminal says why';
    if (mistakes === '') viteServer.ws.send({ type: 'full-reload' });
    else showOver(viteServer, mistakes);
  };
  const watcher = watch(options.content, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reloaded = reloaded.then(reload);
    }, SETTLE_MS);
  });
  await new Promise((resolve) => process.once('SIGINT', resolve));
  watcher.close();
  await viteServer.close();
  return 0;
}

/** Each content folder has files of its own, so that two servers do not mix them up. */
function nameOfFolder(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 8);
}

/** The same as `load`; what the system refuses, such as a full disk, does not end the server. */
async function loadAgain(options: Options, files: string): Promise<string | undefined> {
  try {
    return await load(options, files);
  } catch (error) {
    const sentence = describeError(error, options.verbose);
    complain(sentence.split('\n'));
    return sentence;
  }
}

/**
 * Reads the content and, if it is right, hands it to the pages. Returns the mistakes in words: an
 * empty string if there are none, undefined if there is no site to show at all.
 */
function load(options: Options, files: string): Promise<string | undefined> {
  return beginAgain(() => loadOnce(options, files));
}

async function loadOnce(options: Options, files: string): Promise<string | undefined> {
  const report = createReport();
  const loaded = await loadSite(options, report, parseDocuments);
  const findings = report.findings();
  showFindings(findings, options.content);
  if (!loaded) return undefined;
  const { site, variants } = loaded;
  const { assets } = await writeOutputs(options, site, variants, createOutput(files), () => undefined);
  provideSite(site, assets);
  const errors = findings.filter(({ fatal }) => fatal === true);
  return errors.length > 0 ? joinLines(toGroups(toRecords(errors, options.content))) : '';
}

function showOver(server: ViteDevServer, mistakes: string | undefined): void {
  if (mistakes) server.ws.send({ type: 'error', err: { message: mistakes, stack: '' } });
}

function devConfig({ project, port, host = 'localhost' }: Options, files: string): InlineConfig {
  const serveFiles = {
    name: 'content-files',
    configureServer: ({ middlewares }: ViteDevServer) => void middlewares.use(filesFirst(files)),
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

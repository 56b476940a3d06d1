import { watch } from 'node:fs';
import { dev } from 'vike/api';
import { checkContent } from '../build.ts';
import { toGroups, toRecords } from '../format-findings.ts';
import type { LoadedSite } from '../load.ts';
import { createReport, hasErrors } from '../report.ts';
import { provideSite } from '../site.ts';
import { writeImages } from '../write/images.ts';
import type { Options } from './arguments.ts';
import { showFindings } from './show-findings.ts';

/** An editor saves in several steps; they count as one change. */
const SETTLE_MS = 60;

/** `npm run dev`: the site, live. A saved content file shows at once; a mistake shows over the page. */
export async function runDev(options: Options): Promise<number> {
  const first = await load(options);
  if (!first.site) return 1;
  provideSite(first.site.site);
  const { viteServer } = await dev({
    viteConfig: { root: options.project, server: { port: options.port, host: 'localhost' } },
  });
  await viteServer.listen();
  viteServer.printUrls();

  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(options.content, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), SETTLE_MS);
  });
  await new Promise((resolve) => process.once('SIGINT', resolve));
  watcher.close();
  await viteServer.close();
  return 0;

  async function reload(): Promise<void> {
    const { site, message } = await load(options);
    if (site && message === undefined) {
      provideSite(site.site);
      viteServer.ws.send({ type: 'full-reload' });
    } else {
      viteServer.ws.send({ type: 'error', err: { message: message ?? '', stack: '' } });
    }
  }
}

/** The site model, with its images in place; or what is wrong, in words. */
async function load(options: Options): Promise<{ site: LoadedSite | undefined; message?: string }> {
  const report = createReport();
  const site = await checkContent(options, report);
  const findings = report.findings();
  showFindings(findings, options.content);
  const errors = findings.filter(({ fatal }) => fatal === true);
  if (site && !hasErrors(findings)) {
    await writeImages(options.content, site.variants, `${options.cache}/dev`, options.cache, () => undefined);
    return { site };
  }
  return { site, message: toGroups(toRecords(errors, options.content)) };
}

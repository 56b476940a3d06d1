import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { NOT_FOUND_ADDRESS } from '../../pipeline/content/addresses.ts';
import { bundlePages } from '../../pipeline/outputs/pages/bundle.ts';
import { openPageBundle } from '../../pipeline/outputs/pages/render-pages.ts';
import { isLong } from '../sampling.ts';
import { bareSiteOf } from '../vike/bare-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const CONTENT = path.join(PROJECT, 'content');
const SOURCES = ['package.json', 'vite.config.ts', 'tsconfig.json', 'pages', 'renderer', 'pipeline'];

/** It bundles and renders the site twice, in two processes. */
const PATIENCE_MS = 240_000;

test.runIf(isLong)(
  'Vike prerenders the whole site by its own command, byte for byte as a build renders it but for the hash of the script',
  async () => {
    const site = await bareSiteOf(CONTENT);
    const addresses = [...site.routes.keys()];
    const project = projectThatPrerenders(addresses);
    const bundle = await bundlePages(PROJECT, { ...site.chrome, base: '' });
    const program = path.join(PROJECT, 'tests/vike/prerender.ts');
    execFileSync(process.execPath, ['--import', 'tsx', program, project, bundle, CONTENT], {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const pages = await openPageBundle(bundle);
    const around = pages.surroundings(site);
    for (const address of [...addresses, NOT_FOUND_ADDRESS]) {
      const file = path.join(project, 'dist/client', address === '/' ? 'index.html' : `${address}.html`);
      const rendered = await pages.renderDescribed(pages.describePage(address, site), around);
      expect(readFileSync(file, 'utf8'), address).toBe(rendered.replace(/ integrity="[^"]+"/, ''));
    }
  },
  PATIENCE_MS,
);

/** A copy of the project whose settings have Vike prerender what is at some addresses. */
function projectThatPrerenders(addresses: readonly string[]): string {
  const project = temporaryFolder();
  for (const name of SOURCES) cpSync(path.join(PROJECT, name), path.join(project, name), { recursive: true });
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(project, 'node_modules'));
  const settings = '{ enable: true, noExtraDir: true, partial: true, disableAutoRun: true, keepDistServer: true }';
  writeFileSync(path.join(project, 'pages/+prerender.ts'), `export const prerender = ${settings};\n`);
  const hook = `export const onBeforePrerenderStart = () => ${JSON.stringify(addresses)};\n`;
  writeFileSync(path.join(project, 'pages/home/+onBeforePrerenderStart.ts'), hook);
  return project;
}

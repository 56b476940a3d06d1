// Builds a project and prerenders a site with Vike's own commands: `node --import tsx prerender.ts PROJECT BUNDLE CONTENT`. The
// bundle of a build describes what pages show.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, prerender } from 'vike/api';
import { NOT_FOUND_ADDRESS } from '../../pipeline/content/addresses.ts';
import { constantsOf } from '../../pipeline/outputs/pages/bundle.ts';
import type { DescribedPage, PageBundle } from '../../pipeline/outputs/pages/render-pages.ts';
import { bareSiteOf } from './bare-site.ts';

const [project = '', bundle = '', content = ''] = process.argv.slice(2);
const site = await bareSiteOf(content);
const pages = (await import(pathToFileURL(path.join(bundle, 'server', 'pages.mjs')).href)) as PageBundle;
const described = new Map<string, DescribedPage>(
  [...site.routes.keys(), NOT_FOUND_ADDRESS].map((address) => [address, pages.describePage(address, site)]),
);
const viteConfig = { root: project, logLevel: 'warn', define: constantsOf(site.chrome) } as const;
await build({ viteConfig });
await prerender({
  viteConfig,
  pageContextInit: { describe: (address: string) => described.get(address), surroundings: pages.surroundings(site) },
});

import path from 'node:path';
import { build } from 'vike/api';
import { markWhole } from './whole-folder.ts';

// Makes one bundle with Vite's settings, which are its second argument, as JSON, and ends. In the process that
// renders the pages, Vike would take itself for a development server, and write two lines a page.

process.env['NODE_ENV'] = 'production';
const [json = '{}'] = process.argv.slice(3);
const settings = JSON.parse(json) as { readonly root: string; readonly build: { readonly outDir: string } };
// Two bundles at once would get in each other's way: without the build that asked for this one, another may begin.
process.on('disconnect', () => process.exit(1));
// A bundling that comes to no end ends the process all the same.
process.channel?.unref();
await build({ viteConfig: settings });
markWhole(path.join(settings.root, settings.build.outDir));
process.exit(0);

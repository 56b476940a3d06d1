import path from 'node:path';
import { build } from 'vike/api';
import { markWhole } from './bundle.ts';

// Makes one bundle with the Vite settings in its second argument, as JSON, and exits. In the process that renders the
// pages, Vike would run as a development server, and print two lines per page.

process.env['NODE_ENV'] = 'production';
const [json = '{}'] = process.argv.slice(3);
const settings = JSON.parse(json) as { readonly root: string; readonly build: { readonly outDir: string } };
// Two bundlings at once would disturb each other: if the parent build has ended, another may begin.
process.on('disconnect', () => process.exit(1));
// The channel must not keep the process alive if bundling never finishes.
process.channel?.unref();
await build({ viteConfig: settings });
markWhole(path.join(settings.root, settings.build.outDir));
process.exit(0);

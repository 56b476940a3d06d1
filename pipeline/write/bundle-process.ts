import { build } from 'vike/api';

// `node --import tsx bundle-process.ts SETTINGS`: makes one bundle with Vite's settings, as JSON, and ends. In the process that
// renders the pages, Vike would take itself for a development server, and write two lines a page.

process.env['NODE_ENV'] = 'production';
const [settings = '{}'] = process.argv.slice(2);
await build({ viteConfig: JSON.parse(settings) as object });

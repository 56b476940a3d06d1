// `node compile.mjs FOLDER`: compiles the program, its threads and its processes into a folder, with the packages that are
// plain JavaScript. The compiler is the one by which tsx runs the sources, so that they mean the same.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
const [outdir] = process.argv.slice(2);

/** What is started: a command, threads, a process that decodes images, one that bundles the pages. */
const PROGRAMS = [
  'cli.ts',
  'threads/document-thread.ts',
  'threads/page-thread.ts',
  'read/image-decoder-process.ts',
  'write/bundle-process.ts',
];
/** Packages with parts that are no JavaScript, those that must be there once for all, and the compiler itself. */
const OUTSIDE = [
  'vike',
  'vite',
  'sharp',
  'harfbuzzjs',
  'subset-font',
  'satteri',
  'react',
  'react-dom',
  'tsx',
  'esbuild',
];

/** `import.meta` goes on to mean the source; `compiled.ts` alone asks where it runs. */
const places = {
  name: 'places',
  setup: ({ onLoad }) => onLoad({ filter: /[\\/]pipeline[\\/].*\.ts$/ }, withPlaces),
};

function withPlaces({ path: file }) {
  if (path.basename(file) === 'compiled.ts') return undefined;
  const contents = readFileSync(file, 'utf8')
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
    .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)));
  return { contents, loader: 'ts' };
}

const compiler = createRequire(createRequire(import.meta.url).resolve('tsx')).resolve('esbuild');
const { build } = await import(pathToFileURL(compiler).href);
await build({
  absWorkingDir: root,
  entryPoints: PROGRAMS.map((file) => path.join(root, 'pipeline', file)),
  entryNames: '[name]',
  chunkNames: 'chunk-[hash]',
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: OUTSIDE.flatMap((name) => [name, `${name}/*`]),
  // Packages in the older form ask for Node's own modules by `require`.
  banner: {
    js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
  },
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'error',
  plugins: [places],
});

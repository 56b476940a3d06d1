import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Entry points: the command line, worker threads, and processes that decode images and bundle the pages. */
const PROGRAMS = [
  'cli.ts',
  'build/threads/document-thread.ts',
  'images/image-decoder-process.ts',
  'outputs/pages/bundle-process.ts',
];
/** Packages that are not bundled: they have parts that are not JavaScript, or must be loaded only once. */
const OUTSIDE = ['vike', 'vite', 'sharp', 'harfbuzzjs', 'subset-font', 'react', 'react-dom'];

/**
 * Compiles the program of the project `root`, with its threads, processes and plain JavaScript packages, into the
 * folder `outdir`. Rejects with the places of errors in the sources.
 */
export async function compile(root, outdir) {
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
    // CommonJS packages load Node's own modules by `require`.
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
    },
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [places],
  });
}

/** Keeps `import.meta` pointing to the source; only `compiled.ts` needs the place of the compiled file. */
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

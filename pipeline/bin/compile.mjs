import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** What is started: a command, threads, a process that decodes images, one that bundles the pages. */
const PROGRAMS = [
  'cli.ts',
  'build/threads/document-thread.ts',
  'build/threads/page-thread.ts',
  'compile/images/image-decoder-process.ts',
  'outputs/pages/bundle-process.ts',
];
/** Packages with parts that are no JavaScript, and those that must be there once for all. */
const OUTSIDE = ['vike', 'vite', 'sharp', 'harfbuzzjs', 'subset-font', 'satteri', 'react', 'react-dom'];

/**
 * Compiles the program of the project `root`, its threads and its processes into the folder `outdir`, with the packages that are
 * plain JavaScript. Rejects with the places of what is wrong in the sources.
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
    // Packages in the older form ask for Node's own modules by `require`.
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

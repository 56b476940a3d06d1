import path from 'node:path/posix';
import { parseSync } from 'vite';

/** A file of the project; `path` is relative to its root. */
export interface SourceText {
  readonly path: string;
  readonly source: string;
}

interface Import {
  readonly from: string;
  /** Path in the project, or the name of a package. */
  readonly target: string;
  /** Whether it is erased before anything runs: `import type`, not `import { type }`. */
  readonly typeOnly: boolean;
}

/** The rooms of the pipeline: a file imports from its own room and from earlier ones, never from a later one. */
const ROOMS = [
  'shared',
  'content',
  'findings',
  'cache',
  'typography',
  'yaml',
  'facts',
  'images',
  'markdown',
  'site',
  'lint',
  'outputs',
  'types',
  'server',
  'build',
  'importing',
  'publishing',
  'editing',
  'desk',
  'cli',
];
/** The rooms of the files at the root of the pipeline, and of its starters. */
const ROOM_OF: Readonly<Record<string, string>> = {
  'build.ts': 'build',
  'pages-site.ts': 'build',
  'cli.ts': 'cli',
  bin: 'cli',
};
/** What has no side effects: it reads no file, and starts nothing. */
const PURE =
  'content findings typography yaml facts markdown site/fields site/parse site/check site/derive lint types'.split(' ');
/** Rooms below `outputs/` that are pure: they make texts from the model. */
const PURE_OUTPUTS = ['pipeline/outputs/data/', 'pipeline/outputs/texts/'];
/** Computations and sentences of interactive figures; they are pure, and run in builds and in browsers. */
const INTERACTIVE_FIGURES = 'pipeline/content/interactive-figures/';
/** Files that every module may import, even in a browser. */
const FOR_ALL = new Set([
  'pipeline/content/addresses.ts',
  'pipeline/content/dark-drawing.ts',
  'pipeline/content/featured.ts',
  'pipeline/content/fill-label.ts',
  'pipeline/shared/content-version.ts',
  'pipeline/shared/right-to-left.ts',
  'pipeline/shared/address-text.ts',
  'pipeline/shared/prefix-addresses.ts',
  'pipeline/typography/unbroken.ts',
  'pipeline/typography/marks-of-languages.ts',
]);
/** What the desk's pages do with a text without asking the server. */
const FOR_DESK = [
  'pipeline/desk/form-words.ts',
  'pipeline/desk/protocol.ts',
  'pipeline/publishing/changed-words.ts',
  'pipeline/yaml/',
  'pipeline/content/',
];
/**
 * The layers of the renderer from the inside out: tokens and styles, static components, islands, sections of pages, and
 * the layout of every page. Files outside of these folders make the document and may import all layers.
 */
const LAYERS = ['design', 'components', 'islands', 'sections', 'layout'];
/** Modules of Node without side effects. */
const PURE_NODE = new Set(['node:path', 'node:path/posix', 'node:util']);
const VIEW_PACKAGE = /^(?:react|react-dom|@emotion\/[\w-]+)(?:\/|$)/;
/** The module with which drawings read photographs. */
const PHOTOGRAPHS = 'drawings/read-photograph.ts';
const WORLD = /^(?:node:|sharp$)/;

/** Returns the forbidden imports of a file, a sentence each. */
export function importFaults(file: SourceText): string[] {
  return importsOf(file).flatMap((found) => {
    const fault = faultOf(found);
    return fault === undefined ? [] : [`${found.from} imports ${found.target}: ${fault}`];
  });
}

function faultOf(found: Import): string | undefined {
  if (found.from.startsWith('pipeline/')) return faultInPipeline(found);
  if (found.from.startsWith('renderer/')) return faultInRenderer(found);
  if (found.from.startsWith('pages/')) return faultInPages(found);
  if (found.from.startsWith('desk/')) return faultInDesk(found);
  if (found.from.startsWith('drawings/')) return faultInDrawings(found);
  return undefined;
}

function faultInPipeline({ from, target }: Import): string | undefined {
  if (/^(?:pages|renderer|desk)\//.test(target)) return 'the pipeline knows no pages, no renderer and no desk';
  if (VIEW_PACKAGE.test(target)) return 'the pipeline knows no React';
  const isPure = PURE.some((folder) => from.startsWith(`pipeline/${folder}/`));
  if (WORLD.test(target) && !PURE_NODE.has(target) && isPure) return 'what is pure does not touch the world';
  if (!target.startsWith('pipeline/')) return undefined;
  const [own, other] = [roomOf(from), roomOf(target)];
  return ROOMS.indexOf(other) > ROOMS.indexOf(own) ? `${own}/ comes before ${other}/` : undefined;
}

/** Returns the name of a file's room. Throws for a file in a folder that is none. */
function roomOf(file: string): string {
  const name = file.split('/')[1] ?? '';
  const room = ROOM_OF[name] ?? name;
  if (!ROOMS.includes(room)) throw new Error(`pipeline/${name} is no room`);
  return room;
}

function beginsWith(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file.startsWith(folder));
}

function faultInRenderer({ from, target, typeOnly }: Import): string | undefined {
  if (/^(?:pages|desk)\//.test(target)) return 'the renderer knows no pages and no desk';
  if (target.startsWith('pipeline/') && !FOR_ALL.has(target) && !target.startsWith(INTERACTIVE_FIGURES) && !typeOnly)
    return 'the renderer takes only types and what everyone may know from the pipeline';
  if (layerOf(target) > layerOf(from)) return `${LAYERS[layerOf(from)]}/ knows nothing of what it is used for`;
  if (from === 'renderer/content-security-policy.ts' && target === 'node:crypto') return undefined;
  return WORLD.test(target) ? 'the renderer runs in browsers too' : undefined;
}

function faultInDesk({ target, typeOnly }: Import): string | undefined {
  if (WORLD.test(target)) return 'the desk runs in browsers';
  if (/^renderer\/(?:design|components|islands\/tooltip)\//.test(target)) return undefined;
  if (/^(?:pages|renderer)\//.test(target))
    return 'the desk takes the design and the components of the site, and no more';
  if (!target.startsWith('pipeline/') || typeOnly || FOR_ALL.has(target)) return undefined;
  return beginsWith(target, FOR_DESK) ? undefined : 'the desk takes only types and what is pure from the pipeline';
}

function faultInPages({ from, target, typeOnly }: Import): string | undefined {
  if (WORLD.test(target)) return 'pages take their data from the site model';
  if (!target.startsWith('pipeline/') || FOR_ALL.has(target) || typeOnly) return undefined;
  if (from.endsWith('.tsx')) return 'a page component takes only types from the pipeline';
  const allowed = target === 'pipeline/pages-site.ts' || beginsWith(target, ['pipeline/site/derive/', ...PURE_OUTPUTS]);
  return allowed ? undefined : 'pages take the site model, and what is derived from it';
}

function faultInDrawings({ from, target }: Import): string | undefined {
  if (target === 'sharp') return from === PHOTOGRAPHS ? undefined : 'one file of the drawings reads photographs';
  const allowed = /^(?:drawings\/|renderer\/design\/|node:)/.test(target);
  return allowed ? undefined : 'drawings know the tokens of the design, and nothing else of the site';
}

/** Returns the index of a file's layer, the innermost first; files outside of all layers come last. */
function layerOf(file: string): number {
  if (!file.startsWith('renderer/')) return -1;
  const layer = LAYERS.findIndex((folder) => file.startsWith(`renderer/${folder}/`));
  return layer === -1 ? LAYERS.length : layer;
}

/** Returns all static and dynamic imports and re-exports of a file, according to a TypeScript parser. */
export function importsOf({ path: from, source }: SourceText): Import[] {
  const { module, errors } = parseSync(from, source);
  if (errors.length > 0) throw new Error(`${from} cannot be parsed: ${errors[0]?.message}`);
  const text = ({ start, end }: { start: number; end: number }): string => source.slice(start, end);
  const statements = [
    ...module.staticImports.map((found) => ({ request: found.moduleRequest.value, statement: text(found) })),
    ...module.staticExports.flatMap((found) =>
      found.entries.flatMap(({ moduleRequest }) =>
        moduleRequest ? [{ request: moduleRequest.value, statement: text(found) }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      request: text(moduleRequest).replace(/^['"`]|['"`]$/g, ''),
      statement: '',
    })),
  ];
  return statements.map(({ request, statement }) => ({
    from,
    target: request.startsWith('.') ? path.join(path.dirname(from), request) : request,
    typeOnly: /^(?:import|export)\s+type\b/.test(statement),
  }));
}

/** Returns the files in import cycles; dynamic imports and imports of types count too. */
export function filesInCircles(files: readonly SourceText[]): string[] {
  const targets = new Map(files.map((file) => [file.path, importsOf(file).map(({ target }) => target)]));
  return [...targets.keys()].filter((file) => {
    const reached = new Set(targets.get(file));
    for (const next of reached) for (const target of targets.get(next) ?? []) reached.add(target);
    return reached.has(file);
  });
}

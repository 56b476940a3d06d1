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

/**
 * The rooms of the pipeline in the order of work, each with the beginnings of its paths: a file may import from its own
 * and from earlier rooms, but not from later ones. The longest matching beginning decides.
 */
const ROOMS: readonly (readonly string[])[] = [
  ['pipeline/shared/'],
  ['pipeline/content/'],
  ['pipeline/build/cache/'],
  // The modules that every stage uses for reporting findings.
  [
    'pipeline/lint/report.ts',
    'pipeline/lint/finding.ts',
    'pipeline/lint/rules.ts',
    'pipeline/lint/rule.ts',
    'pipeline/lint/markdown/found.ts',
  ],
  // Compile makes the model from content files.
  ['pipeline/compile/', 'pipeline/compile/typography/'],
  ['pipeline/compile/markdown/', 'pipeline/compile/yaml/'],
  ['pipeline/compile/read/', 'pipeline/compile/images/'],
  ['pipeline/compile/fields/'],
  ['pipeline/compile/parse/'],
  ['pipeline/compile/check/', 'pipeline/compile/derive/'],
  // Lint finds what looks wrong and what was probably meant.
  ['pipeline/lint/'],
  ['pipeline/outputs/'],
  // Content types declare what compile, lint and outputs do with them.
  ['pipeline/content/types/'],
  ['pipeline/server/'],
  // These rooms, and the files at the root of the pipeline, combine the stages.
  ['pipeline/build/', 'pipeline/bin/', 'pipeline/'],
  ['pipeline/cli/', 'pipeline/cli.ts'],
];
/** The interface of content types; stages import its type, but no content type. */
const KIND = 'pipeline/content/types/content-type.ts';
/** The room of the linter. Compile and content types receive it as a parameter instead of importing it. */
const LINT = 'pipeline/lint/';
const HANDED_IN = ['pipeline/compile/', 'pipeline/content/types/'];
/** The catalogue of all rules, and the only file that may import it from an earlier room. */
const [CATALOGUE, RULES] = ['pipeline/lint/catalogue.ts', 'pipeline/lint/rules.ts'];
/** The result types of finders; they use types of the compiler, a later room. */
const FOUND = 'pipeline/lint/markdown/found.ts';
/** Rooms with side effects. Pure modules import only types from them. */
const SHELL = ['pipeline/compile/read/', 'pipeline/compile/images/', 'pipeline/outputs/', 'pipeline/build/'];
/** Rooms of pure modules, except for the rooms above. */
const PURE = ['pipeline/shared/', 'pipeline/content/', 'pipeline/compile/', 'pipeline/lint/'];
const ENTRIES = ['pipeline/bin/', 'pipeline/build.ts', 'pipeline/cli.ts', 'pipeline/cli/', 'pipeline/server/'];
const SHARED_SHELL = new Set(['pipeline/shared/hash.ts', 'pipeline/shared/system-error.ts']);
/** An error class of the cache, which pure modules may import as well. */
const LOST_VALUE = 'pipeline/build/cache/lost-value-error.ts';
/** Rooms below `outputs/` that are pure: they make texts from the model. */
const PURE_OUTPUTS = ['pipeline/outputs/data/', 'pipeline/outputs/texts/'];
const SERVER = 'pipeline/server/';
/** Formats of findings for people and programs; they are pure, and only commands may import them. */
const FORMATS = 'pipeline/lint/formats/';
/** Computations and sentences of interactive figures; they are pure, and run in builds and in browsers. */
const INTERACTIVE_FIGURES = 'pipeline/content/interactive-figures/';
/** Files that every module may import, even in a browser. */
const FOR_ALL = new Set([
  'pipeline/content/addresses.ts',
  'pipeline/content/dark-drawing.ts',
  'pipeline/content/featured.ts',
  'pipeline/content/fill-label.ts',
  'pipeline/shared/content-version.ts',
  'pipeline/shared/prefix-addresses.ts',
  'pipeline/shared/right-to-left.ts',
  'pipeline/shared/says-address.ts',
  'pipeline/compile/typography/unbroken.ts',
  'pipeline/compile/typography/marks.ts',
]);
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
  if (found.from.startsWith('drawings/')) return faultInDrawings(found);
  return undefined;
}

function faultInPipeline({ from, target, typeOnly }: Import): string | undefined {
  if (/^(?:pages|renderer)\//.test(target)) return 'the pipeline knows no pages and no renderer';
  if (VIEW_PACKAGE.test(target)) return 'the pipeline knows no React';
  if (WORLD.test(target) && !PURE_NODE.has(target) && !mayTouchWorld(from))
    return 'only compile/read/, compile/images/, outputs/, build/, server/ and commands touch the world';
  if (!target.startsWith('pipeline/')) return undefined;
  return faultBetween(from, target) ?? faultOfOrder(from, target, typeOnly);
}

/** Checks the rooms with rules of their own, whatever their place in the order. */
function faultBetween(from: string, target: string): string | undefined {
  if (from.startsWith(SERVER) && !target.startsWith(SERVER) && !target.startsWith('pipeline/shared/'))
    return 'the server knows no stage';
  if (target.startsWith(SERVER) && !from.startsWith(SERVER) && !isEntry(from)) return 'only commands start the server';
  if (target.startsWith(FORMATS) && !from.startsWith(FORMATS) && !isEntry(from)) return 'only commands show findings';
  return undefined;
}

function faultOfOrder(from: string, target: string, typeOnly: boolean): string | undefined {
  const [own, other] = [roomOf(from), roomOf(target)];
  const isOfLint = other === roomOf(LINT) && beginsWith(from, HANDED_IN);
  const isListOfRules = from === RULES && target === CATALOGUE;
  const isType = typeOnly && (target === KIND || from === FOUND);
  if (isOfLint) return 'compile knows of lint how a finding is reported; all else is handed in';
  if (other > own && !isListOfRules && !isType) return 'a stage knows no later stage';
  const isPure = beginsWith(from, PURE) && !mayTouchWorld(from);
  const isShell = beginsWith(target, SHELL) && !beginsWith(target, PURE_OUTPUTS) && target !== LOST_VALUE;
  return isPure && isShell && !typeOnly ? 'what is pure takes only types from what touches the world' : undefined;
}

function mayTouchWorld(file: string): boolean {
  return beginsWith(file, SHELL) || SHARED_SHELL.has(file) || isEntry(file);
}

/** Tells whether a file is a command, or starts one. */
function isEntry(file: string): boolean {
  return beginsWith(file, ENTRIES);
}

/** Returns the index of a file's room in the order of work. */
function roomOf(file: string): number {
  const lengths = ROOMS.map((room) =>
    Math.max(0, ...room.filter((one) => file.startsWith(one)).map((one) => one.length)),
  );
  return lengths.indexOf(Math.max(...lengths));
}

function beginsWith(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file.startsWith(folder));
}

function faultInRenderer({ from, target, typeOnly }: Import): string | undefined {
  if (target.startsWith('pages/')) return 'the renderer knows no pages';
  if (target.startsWith('pipeline/') && !FOR_ALL.has(target) && !target.startsWith(INTERACTIVE_FIGURES) && !typeOnly)
    return 'the renderer takes only types and what everyone may know from the pipeline';
  if (layerOf(target) > layerOf(from)) return `${LAYERS[layerOf(from)]}/ knows nothing of what it is used for`;
  if (from === 'renderer/content-security-policy.ts' && target === 'node:crypto') return undefined;
  return WORLD.test(target) ? 'the renderer runs in browsers too' : undefined;
}

function faultInPages({ from, target, typeOnly }: Import): string | undefined {
  if (WORLD.test(target)) return 'pages take their data from the site model';
  if (!target.startsWith('pipeline/') || FOR_ALL.has(target) || typeOnly) return undefined;
  if (from.endsWith('.tsx')) return 'a page component takes only types from the pipeline';
  const allowed =
    target === 'pipeline/pages-site.ts' || beginsWith(target, ['pipeline/compile/derive/', ...PURE_OUTPUTS]);
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

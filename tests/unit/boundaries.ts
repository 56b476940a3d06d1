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
  /** Erased before anything runs: `import type`, not `import { type }`. */
  readonly typeOnly: boolean;
}

/** The stages in the order of work: a later one may know an earlier one, never the other way. */
const STAGES = ['read', 'parse', 'check', 'derive', 'write', 'publish'];
/** Stages that touch the world. What is pure takes only types from them. */
const SHELL = new Set(['read', 'write', 'publish']);
/** What a kind of content declares: parsing, checks and what the site takes from it. Stages loop over kinds and name none. */
const KINDS = /^pipeline\/kinds\//;
/** What every kind has in common. */
const KIND = 'pipeline/kinds/kind.ts';
/** Files and folders that start a program and put the stages together. */
const ENTRIES =
  /^pipeline\/(?:cli\.ts|build\.ts|build-part\.ts|merge-parts\.ts|load-site\.ts|write-site\.ts|run\.mjs|program\.mjs|compile\.mjs|setup\.mjs|browser\.mjs|cli\/|threads\/)/;
/** Rules and what explains them. */
const LINT = /^pipeline\/lint\//;
/** Says what looks wrong in what was read; nothing that builds may depend on it. */
const LINTERS = /^pipeline\/lint\/(?:linter\.ts$|text\/lint-)/;
/** Looks at the words of facts before they are put into texts. */
const FACTS = 'pipeline/parse/parse-facts.ts';
/** What is only suspected of content, beside the stages that make a site of it: these may ask its doors, not what lies in its folders. */
const SUSPICIONS = /^pipeline\/(?:parse|check)\/lint\//;
const BEHIND_A_DOOR = /^pipeline\/(?:parse|check)\/lint\/[^/]+\//;
/** Serves finished files. */
const SERVE = /^pipeline\/serve\//;
/** Writes findings for people and programs: pure, and only entries ask for it. */
const FINDINGS = /^pipeline\/findings\//;
/** What figures of a text reckon with, and what they say: pure, the same in a build and in a browser. */
const EXHIBITS = /^pipeline\/exhibits\//;
/** Forms of addresses, what is put into labels, what a line must not break, quotation marks: everyone may know that. */
const FOR_ALL = new Set(
  ['addresses', 'content-version', 'fill-label', 'right-to-left', 'typography/unbroken', 'typography/marks'].map(
    (name) => `pipeline/${name}.ts`,
  ),
);
/** What all stages share: it knows none of them. */
const SHARED =
  /^pipeline\/(?:addresses|ascii-name|compiled|content-changed-error|content-version|day-form|decode-address|edition|fact-form|facts|finding|fenced|fill-label|git-mark|hash|image-probe|is-url|ledger|light-colors|limits|measures|marked-draft|names|nearest|optional|printable|report|right-to-left|rules|shard|shorten|slug|styled|system-error|too-long|typefaces|user-error|whole-address|wrap-line)\.ts$|^pipeline\/(?:exhibits|lint|markdown|model|schema|store|typography)\//;
/** What is shared and touches the world all the same. */
const SHARED_SHELL = /^pipeline\/(?:(?:hash|typefaces|system-error)\.ts$|store\/)/;
/**
 * The renderer from the inside out: what a page looks like, what shows something, what can be operated, what places
 * that in pages, and what is around every page. Files outside of these folders make the document: they may know all.
 */
const LAYERS = ['design', 'components', 'islands', 'sections', 'layout'];
/** Pure modules of Node; they touch nothing. */
const PURE_NODE = new Set(['node:path', 'node:path/posix', 'node:util']);
const VIEW_PACKAGE = /^(?:react|react-dom|@emotion\/[\w-]+)(?:\/|$)/;
/** Where drawings take photographs from. */
const PHOTOGRAPHS = 'drawings/read-photograph.ts';
const WORLD = /^(?:node:|sharp$)/;

/** What the table of allowed imports says against a file, one sentence an import. */
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
  const [own, other] = [stageOf(from), stageOf(target)];
  const mayTouchWorld =
    ENTRIES.test(from) || SERVE.test(from) || SHARED_SHELL.test(from) || (own !== undefined && SHELL.has(own));
  if (WORLD.test(target) && !PURE_NODE.has(target) && !mayTouchWorld)
    return 'only read/, write/, publish/, serve/ and entries touch the world';
  if (SERVE.test(from))
    return /^pipeline\/(?!serve\/|(?:terminal|is-url)\.ts$)/.test(target) ? 'the server knows no stage' : undefined;
  if (SERVE.test(target)) return ENTRIES.test(from) ? undefined : 'only entries start the server';
  if (!target.startsWith('pipeline/')) return undefined;
  if (FINDINGS.test(from))
    return FINDINGS.test(target) || SHARED.test(target) ? undefined : 'what writes findings knows no stage';
  if (FINDINGS.test(target)) return ENTRIES.test(from) ? undefined : 'only entries write findings';
  if (LINTERS.test(from)) return SHARED.test(target) || typeOnly ? undefined : 'a linter takes only types from a stage';
  if (LINTERS.test(target) && !ENTRIES.test(from) && from !== FACTS)
    return 'what is built does not depend on what is said of it';
  if (SHARED.test(from) && !SHARED.test(target)) return 'what all stages share knows none of them';
  if (LINT.test(from) && other !== undefined) return 'rules know no stage';
  if (BEHIND_A_DOOR.test(target) && !SUSPICIONS.test(from))
    return 'what makes a site asks for suspicions at their doors';
  if (KINDS.test(from)) return faultInKinds(target, other, typeOnly);
  if (own === undefined) return undefined;
  if (target === KIND && typeOnly) return undefined;
  if (other === undefined) return SHARED.test(target) ? undefined : 'a stage knows no file that puts stages together';
  if (STAGES.indexOf(other) > STAGES.indexOf(own)) return 'a stage knows no later stage';
  if (SHELL.has(other) && !SHELL.has(own) && !typeOnly)
    return 'a pure stage takes only types from one that touches the world';
  return undefined;
}

function faultInKinds(target: string, stage: string | undefined, typeOnly: boolean): string | undefined {
  if (KINDS.test(target) || SHARED.test(target)) return undefined;
  if (stage === undefined) return 'a kind knows no file that puts stages together';
  return SHELL.has(stage) && !typeOnly ? 'a kind takes only types from a stage that touches the world' : undefined;
}

function faultInRenderer({ from, target, typeOnly }: Import): string | undefined {
  if (target.startsWith('pages/')) return 'the renderer knows no pages';
  if (target.startsWith('pipeline/') && !FOR_ALL.has(target) && !EXHIBITS.test(target) && !typeOnly)
    return 'the renderer takes only types and what everyone may know from the pipeline';
  if (layerOf(target) > layerOf(from)) return `${LAYERS[layerOf(from)]}/ knows nothing of what it is used for`;
  if (from === 'renderer/policy.ts' && target === 'node:crypto') return undefined;
  return WORLD.test(target) ? 'the renderer runs in browsers too' : undefined;
}

function faultInPages({ from, target, typeOnly }: Import): string | undefined {
  if (WORLD.test(target)) return 'pages take their data from the site model';
  if (!target.startsWith('pipeline/') || FOR_ALL.has(target) || typeOnly) return undefined;
  if (from.endsWith('.tsx')) return 'a page component takes only types from the pipeline';
  return target.startsWith('pipeline/derive/') ? undefined : 'pages take the site model, and what derive/ makes of it';
}

function faultInDrawings({ from, target }: Import): string | undefined {
  if (target === 'sharp') return from === PHOTOGRAPHS ? undefined : 'one file of the drawings reads photographs';
  const allowed = /^(?:drawings\/|renderer\/design\/|node:)/.test(target);
  return allowed ? undefined : 'drawings know the tokens of the design, and nothing else of the site';
}

/** Place of a file's folder among the layers, the innermost first; what is around all of them comes last. */
function layerOf(file: string): number {
  if (!file.startsWith('renderer/')) return -1;
  const layer = LAYERS.findIndex((folder) => file.startsWith(`renderer/${folder}/`));
  return layer === -1 ? LAYERS.length : layer;
}

function stageOf(file: string): string | undefined {
  return STAGES.find((stage) => file.startsWith(`pipeline/${stage}/`));
}

/** Every static, dynamic and re-exporting import of a file, as a parser of TypeScript sees them. */
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

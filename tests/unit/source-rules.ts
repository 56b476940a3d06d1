import type { SourceText } from './boundaries.ts';

/** A rule about source files: to which it applies, and what it finds. */
interface SourceRule {
  readonly name: string;
  readonly holdsFor: (path: string) => boolean;
  readonly pattern: RegExp;
  /** Whether the rule applies to comments too. */
  readonly readsComments?: boolean;
}

const SHOWN = /^(?:pages|renderer)\//;
const isStatic = (path: string): boolean => SHOWN.test(path) && !path.startsWith('renderer/islands/');
const isOutsideDesign = (path: string): boolean =>
  /^(?:pages|renderer|desk)\//.test(path) && !path.startsWith('renderer/design/');

const NAMED_COLORS =
  'aqua|beige|black|blue|brown|crimson|cyan|gold|gray|green|grey|indigo|ivory|lime|magenta|maroon|navy|olive|orange|pink|purple|red|' +
  'silver|tan|teal|tomato|violet|white|yellow';
/** Rooms that may report findings. Later ones get a site without errors. */
const REPORTING = ['pipeline/facts/', 'pipeline/yaml/', 'pipeline/markdown/', 'pipeline/site/', 'pipeline/lint/'];
const KINDS = 'pipeline/types/';
const mayReport = (path: string): boolean =>
  (startsWith(path, REPORTING) && !startsWith(path, ['pipeline/site/derive/'])) ||
  (path.startsWith(KINDS) && /^[\w-]+\/(?:parse|check)-/.test(path.slice(KINDS.length)));
/** Modules that send requests to other hosts: for checking links and verifying. */
const ASKING = ['pipeline/cli/verify.ts', 'pipeline/cli/external/', 'pipeline/build/publish/', 'pipeline/publishing/'];
const MAX_LINES = 300;

/** Rules that need no parser. Each pattern matches what is forbidden. */
const sourceRules: readonly SourceRule[] = [
  {
    name: 'state, effects and refs live in islands only',
    holdsFor: isStatic,
    pattern:
      /\buse(?:ActionState|Callback|Effect|EffectEvent|ImperativeHandle|InsertionEffect|LayoutEffect|Memo|Optimistic|Reducer|Ref|State|SyncExternalStore|Transition)\b/,
  },
  {
    name: 'handlers live in islands only',
    holdsFor: (path) => isStatic(path) && path.endsWith('.tsx'),
    pattern: /\son[A-Z]\w*=|\baddEventListener\b/,
  },
  {
    name: 'ids of the page itself have names that no writer gives to a heading',
    holdsFor: (path) => SHOWN.test(path) && !path.startsWith('pages/styleguide/'),
    pattern: /\sid=(?:"|\{['"`])(?!page:)/,
  },
  {
    name: 'raw HTML enters in Prose.tsx only',
    holdsFor: (path) => SHOWN.test(path) && path !== 'renderer/components/Prose.tsx',
    pattern: /\bdangerouslySetInnerHTML\b|\b(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bdocument\.write\b/,
  },
  {
    name: 'the document shell alone writes markup unescaped',
    holdsFor: (path) => SHOWN.test(path) && path !== 'pages/+onRenderHtml.ts',
    pattern: /\bdangerouslySkipEscape\b/,
  },
  {
    name: 'colors come from the design',
    holdsFor: isOutsideDesign,
    pattern: new RegExp(
      String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w-])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch|color)\(` +
        String.raw`|(?:color|background|border|outline|fill|stroke|shadow)[\w-]*['"]?\s*[:=]\s*[^;,\n$]*\b(?:${NAMED_COLORS})\b`,
      'i',
    ),
  },
  {
    name: 'font families come from the design',
    holdsFor: isOutsideDesign,
    pattern: /font-family:(?!\s*(?:\$\{|inherit\b))|fontFamily:\s*['"`](?!inherit\b)|\bfont:[^;]*(?:serif|mono|sans)/,
  },
  {
    name: 'layers come from the design',
    holdsFor: isOutsideDesign,
    pattern: /z-index:\s*-?\d|zIndex:\s*['"`]?-?\d/,
  },
  {
    name: 'every export has its contract in a comment above it',
    holdsFor: (path) => /^(?:drawings|pages|renderer)\//.test(path),
    pattern: /(?<!\*\/\n)^export (?:async )?(?:class|const|function|interface|type)\b/m,
    readsComments: true,
  },
  {
    name: 'the pipeline prints by terminal.ts only, which lets no command of a file through',
    holdsFor: (path) => /^pipeline\/.*\.ts$/.test(path) && path !== 'pipeline/shared/terminal.ts',
    pattern: /\bconsole\b|\bprocess\.std(?:out|err)\.write\b/,
  },
  {
    name: 'only what was asked for asks other hosts: the links of a check, and verifying',
    holdsFor: (path) => /^pipeline\/.*\.ts$/.test(path) && !startsWith(path, ASKING),
    pattern: /\bfetch\(/,
  },
  {
    name: 'findings arise where content is read, and in lint',
    holdsFor: (path) => /^pipeline\/.*\.ts$/.test(path) && !mayReport(path),
    pattern: /\bfile\.message\(|\byield message\(/,
  },
];

/** Returns the violations in a file, with their lines. */
export function sourceFaults({ path, source }: SourceText): string[] {
  const code = withoutComments(source);
  const broken = sourceRules
    .filter(({ holdsFor }) => holdsFor(path))
    .flatMap(({ name, pattern, readsComments = false }) => {
      const match = pattern.exec(readsComments ? source : code);
      return match ? [`${path}:${code.slice(0, match.index).split('\n').length} ${name}`] : [];
    });
  const lines = source.trimEnd().split('\n').length;
  return lines > MAX_LINES ? [...broken, `${path} has ${lines} lines, more than ${MAX_LINES}`] : broken;
}

function startsWith(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(folder));
}

/** Replaces comments by spaces, so that the positions of code stay the same. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
}

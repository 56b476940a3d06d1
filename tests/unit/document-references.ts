const FENCED = /^```[\s\S]*?^```$/gm;
const INDENTED = /^ {4}.*$/gm;
const CODE = /`([^`\n]+)`/g;
const LINK = /\]\(([^)\s]+)\)|<img src="([^"]+)"/g;
const PATH = /^[\w.+-]+(?:\/[\w.+-]+)*\/?$/;
const SOURCE = /\.(?:ts|tsx|mjs)$/;
/** Matches names that stand for any name: `x`, `x.ts`, `x-type.ts`, `X.tsx`. */
const EXAMPLE = /(?:^|\/)x(?:[./-]|$)/i;

/** Returns the files that a Markdown text links to, relative to its own folder, without anchors. */
export function relativeLinks(text: string): string[] {
  const prose = text.replace(FENCED, '').replace(INDENTED, '').replace(CODE, '');
  return [...prose.matchAll(LINK)]
    .map(([, link, image]) => link ?? image ?? '')
    .filter((target) => !/^(?:[a-z]+:|#)/.test(target))
    .map((target) => target.replace(/#.*$/, ''));
}

/** Returns code in a Markdown text that looks like the path of a source file, or like one below `folders`. */
export function namedFiles(text: string, folders: readonly string[]): string[] {
  return [...text.replace(FENCED, '').matchAll(CODE)]
    .map(([, code = '']) => code)
    .filter((code) => PATH.test(code) && !EXAMPLE.test(code))
    .filter((code) => SOURCE.test(code) || folders.some((folder) => code.startsWith(`${folder}/`)));
}

/** Returns the code blocks of a Markdown text, each with the last file in parentheses before it. */
export function codeExamples(text: string): { readonly file: string; readonly lines: string }[] {
  const [, ...blocks] = text.split(/^```(?=\w)/m);
  const before = text.split(/^```\w+\n[\s\S]*?^```$/m);
  return blocks.map((block, index) => ({
    file: before[index]?.match(/.*\(`([^`]+)`\)/s)?.[1] ?? '',
    lines: block.slice(block.indexOf('\n') + 1, block.indexOf('\n```')),
  }));
}

/** Returns the scripts of `package.json` that a Markdown text tells readers to run. */
export function namedScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, script, short]) => script ?? short ?? '',
  );
}

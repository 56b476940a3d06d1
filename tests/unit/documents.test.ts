import GithubSlugger from 'github-slugger';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LISTS, listSource } from '../../pipeline/bin/catalogue.mjs';
import { messagesDocument } from '../../pipeline/cli/explain.ts';
import { MESSAGES_PAGE, rules } from '../../pipeline/findings/rules.ts';
import { codeExamples, namedFiles, namedScripts, relativeLinks } from './document-references.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Folders of the repository; what else is at the root was built, or is a packages' own. */
const FOLDERS = 'content docs drawings pages pipeline public renderer schemas tests .ci .github'.split(' ');
const MAX_LINES_OF_README = 120;

const files = [...readdirSync(root).filter((name) => name.includes('.')), ...FOLDERS.flatMap(filesIn)];
const documents = ['README.md', 'CONTRIBUTING.md', 'content/README.md', ...filesIn('docs')].filter((file) =>
  file.endsWith('.md'),
);
const { scripts } = JSON.parse(read('package.json'));

describe.each(documents)('%s', (file) => {
  const text = read(file);

  test('links to files that exist', () => {
    const beside = (target: string): string => path.join(root, path.dirname(file), target);
    expect(relativeLinks(text).filter((target) => !existsSync(beside(target)))).toEqual([]);
  });

  test('names files that exist', () => {
    // The files in examples are invented.
    const folders = file === MESSAGES_PAGE ? [] : FOLDERS;
    expect(namedFiles(text, folders).filter((name) => !isFile(name, path.dirname(file)))).toEqual([]);
  });

  test('names commands that exist', () => {
    expect(namedScripts(text).filter((name) => !(name in scripts))).toEqual([]);
  });
});

test(`the README has at most ${MAX_LINES_OF_README} lines`, () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES_OF_README);
});

test('examples of style are in the files that they name', () => {
  const examples = codeExamples(read('CONTRIBUTING.md'));
  expect(examples).toHaveLength(3);
  expect(examples.filter(({ file, lines }) => !withoutIndent(read(file)).includes(withoutIndent(lines)))).toEqual([]);
});

test('the index of decisions names each with its title', () => {
  const pages = readdirSync(path.join(root, 'docs/decisions')).filter((name) => /^\d/.test(name));
  const lines = pages.toSorted().map((name) => {
    const [, number = '', title = ''] = /^# (\d+)\. (.*)/.exec(read(`docs/decisions/${name}`)) ?? [];
    return `- ${number.padStart(4, '0')} [${title}](${name})`;
  });
  expect(read('docs/decisions/README.md').match(/^- .*/gm)?.toSorted()).toEqual(lines);
});

test('decisions that sources name exist', () => {
  const sources = files.filter((file) => /^(?:pages|pipeline|renderer)\/.*\.(?:m?ts|tsx|mjs)$/.test(file));
  const named = sources.flatMap((file) => read(file).match(/\bdocs\/decisions\/\d[\w-]*\.md/g) ?? []);
  expect(named).toContain('docs/decisions/0008-bounds.md');
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test.each(LISTS)('the list of $what has every file of its folder (else: npm run schemas)', ({ folder, list, what }) => {
  expect(read(list)).toBe(listSource(readdirSync(path.join(root, folder)), what));
});

describe(MESSAGES_PAGE, () => {
  test('says what the rules say (else: npm run schemas)', () => {
    expect(read(MESSAGES_PAGE)).toBe(messagesDocument());
  });

  test('has a section for each rule, whose anchor is the name of the rule, and links each once', () => {
    const slugs = new GithubSlugger();
    const anchors =
      read(MESSAGES_PAGE)
        .replace(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '')
        .match(/^#+ .*/gm)
        ?.map((line) => slugs.slug(line.replace(/^#+ /, ''))) ?? [];
    const linked = [...read(MESSAGES_PAGE).matchAll(/^- \[.*\]\(#([\w-]+)\): /gm)].map(([, anchor]) => anchor);
    expect(Object.keys(rules).filter((rule) => !anchors.includes(rule))).toEqual([]);
    expect(linked.toSorted()).toEqual(Object.keys(rules).toSorted());
  });
});

test('continuous integration runs the tests on each line of Node.js that is supported', () => {
  const { jobs, permissions } = parse(read('.github/workflows/ci.yml'));
  expect(jobs.test.strategy.matrix.node.map(Number.parseFloat)).toEqual([20.19, 22, 24]);
  expect(jobs.test.steps).toContainEqual({ run: '.ci/run' });
  expect(permissions).toEqual({ contents: 'read' });
});

test('editors write what the formatter does', () => {
  const { printWidth } = JSON.parse(read('.oxfmtrc.json'));
  expect(read('.editorconfig')).toContain(`max_line_length = ${printWidth}\n`);
});

test('each folder of the house in the README is there', () => {
  const rows = read('README.md').matchAll(/^\| ((?:`pipeline\/\w+\/`(?:, )?)+) \| (.*) \|$/gm);
  const missing = [...rows].flatMap(([, houses = '', what = '']) => {
    const parents = [...houses.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => folder);
    const named = [...what.matchAll(/`([\w-]+\/)`/g)].map(([, folder = '']) => folder);
    return named.filter((folder) => !parents.some((parent) => existsSync(path.join(root, parent, folder))));
  });
  expect(missing).toEqual([]);
});

describe('what a document refers to', () => {
  test.each([
    ['[a](b.md)', ['b.md']],
    ['![a](b.svg) and [c](../d.md#e)', ['b.svg', '../d.md']],
    ['<img src="docs/a.svg" alt="">', ['docs/a.svg']],
    ['[a](https://b.example/c.md), [d](#e), `[f](g.md)`', []],
    ['    [a](in-code.md)', []],
  ])('%s links to %j', (text, targets) => {
    expect(relativeLinks(text)).toEqual(targets);
  });

  test.each([
    ['`pipeline/build.ts` and `build.ts`', ['pipeline/build.ts', 'build.ts']],
    ['`parse/reading-time.ts`, `pipeline/types/`', ['parse/reading-time.ts', 'pipeline/types/']],
    ['`pages/x/`, `x.ts`, `pipeline/types/x-type.ts`, `renderer/islands/x/X.tsx`', []],
    ['`/insights`, `dist/`, `a/b`, `parse-*`, `schemas/*.json`, `import x from "./a.ts"`', []],
  ])('%s names %j', (text, names) => {
    expect(namedFiles(text, FOLDERS)).toEqual(names);
  });

  test('names scripts of npm', () => {
    expect(namedScripts('`npm run check -- --launch`, `npm run test:quick`, npm start, `npm test`')).toEqual([
      'check',
      'test:quick',
      'start',
      'test',
    ]);
  });
});

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function withoutIndent(text: string): string {
  return text.replace(/^ +/gm, '');
}

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file.split(path.sep).join('/')),
  );
}

/** A file or folder at the root, beside the document, or, by the end of its path, anywhere. */
function isFile(name: string, folder: string): boolean {
  if (existsSync(path.join(root, name)) || existsSync(path.join(root, folder, name))) return true;
  return !FOLDERS.some((one) => name.startsWith(`${one}/`)) && files.some((file) => `/${file}`.endsWith(`/${name}`));
}

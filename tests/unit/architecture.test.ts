import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesInCircles, importFaults, type SourceText } from './boundaries.ts';
import { sourceFaults } from './source-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = ['pipeline', 'pages', 'renderer', 'desk', 'drawings', 'tests'].flatMap((folder) => readSources(folder));
const ofSite = files.filter(({ path: file }) => !file.startsWith('tests/'));

describe('the files of the project', () => {
  test('are read', () => {
    const folders = [
      'pipeline/site/parse',
      'pipeline/site/read',
      'pages/home',
      'renderer/design',
      'renderer/components',
      'renderer/islands',
      'renderer/sections',
      'renderer/layout',
      'drawings',
    ];
    expect(folders.filter((folder) => !ofSite.some(({ path: file }) => file.startsWith(`${folder}/`)))).toEqual([]);
  });

  test('lie in the folders of the renderer that have a place in its order, and in those of islands', () => {
    const folders = ofSite.flatMap(({ path: file }) => /^renderer\/(.*)\//.exec(file)?.[1] ?? []);
    const top = new Set(folders.map((folder) => folder.replace(/\/.*/, '')));
    expect([...top].toSorted()).toEqual(['components', 'design', 'islands', 'layout', 'sections']);
    expect(folders).not.toContain('islands');
  });

  test('import only what the table of allowed imports lets them', () => {
    expect(ofSite.flatMap(importFaults)).toEqual([]);
  });

  test('import each other in no circle, types included', () => {
    expect(filesInCircles(ofSite)).toEqual([]);
  });

  test('keep state, raw HTML and raw values where they belong, and are short', () => {
    expect(files.flatMap(sourceFaults)).toEqual([]);
  });
});

// A guard that refused too much would refuse something of the project, above.
describe('the guard of imports', () => {
  test.each([
    ['pipeline/site/parse/a.ts', "import { B } from '../../../renderer/components/B.tsx';"],
    ['pipeline/build.ts', "const page = await import('../pages/home/+Page.tsx');"],
    ['pipeline/outputs/a.ts', "import { renderToString } from 'react-dom/server';"],
    ['pipeline/site/parse/a.ts', "import { readFile } from 'node:fs/promises';"],
    ['pipeline/site/parse/a.ts', "export { readFile } from 'node:fs/promises';"],
    ['pipeline/site/check/a.ts', "import sharp from 'sharp';"],
    ['pipeline/findings/report.ts', "import 'node:process';"],
    ['pipeline/lint/formats/a.ts', "import { readFile } from 'node:fs/promises';"],
    ['pipeline/site/parse/a.ts', "import { b } from '../../lint/fields/b.ts';"],
    ['pipeline/lint/a.ts', "import type { B } from '../types/b.ts';"],
    ['pipeline/outputs/a.ts', "import { b } from '../build/publish/b.ts';"],
    ['pipeline/markdown/a.ts', "import { b } from '../site/parse/b.ts';"],
    ['pipeline/markdown/a.ts', "import type { B } from '../site/read/b.ts';"],
    ['pipeline/content/model/a.ts', "import type { B } from '../../site/derive/b.ts';"],
    ['pipeline/findings/report.ts', "import { b } from '../lint/rules/b.ts';"],
    ['pipeline/site/parse/a.ts', "import { kinds } from '../../types/content-types.ts';"],
    ['pipeline/site/check/a.ts', "export * from '../../build.ts';"],
    ['pipeline/server/a.ts', "import { workplaceOf } from '../build/publish/target.ts';"],
    ['pipeline/outputs/a.ts', "import { startPreview } from '../server/preview.ts';"],
    ['pipeline/build/a.ts', "import { start } from '../bin/start.mjs';"],
    ['renderer/components/A.tsx', "import { B } from '../../pages/home/B.tsx';"],
    ['renderer/components/A.tsx', "import { type Page } from '../../pipeline/content/model/page.ts';"],
    ['renderer/islands/A.tsx', "const { sort } = await import('../../pipeline/site/derive/lists.ts');"],
    ['renderer/components/A.tsx', "import { readFileSync } from 'node:fs';"],
    ['renderer/components/A.tsx', "import { createHash } from 'node:crypto';"],
    ['renderer/design/a.ts', "import { B } from '../components/B.tsx';"],
    ['renderer/components/A.tsx', "import { Menu } from '../islands/menu/Menu.tsx';"],
    ['renderer/components/A.tsx', "import type { Frame } from '../page-data.ts';"],
    ['renderer/islands/menu/Menu.tsx', "import { CopyLink } from '../../sections/CopyLink.tsx';"],
    ['renderer/islands/runtime/a.ts', "const { policy } = await import('../../policy.ts');"],
    ['renderer/sections/A.tsx', "import { Header } from '../layout/Header.tsx';"],
    ['renderer/layout/A.tsx', "import { Head } from '../Head.tsx';"],
    ['pages/home/+data.ts', "import { loadSite } from '../../pipeline/build.ts';"],
    ['pages/home/+data.ts', "import { parseDay } from '../../pipeline/content/day-form.ts';"],
    ['pages/home/+data.ts', "import { readFile } from 'node:fs/promises';"],
    ['pages/home/+Page.tsx', "import { pageCount } from '../../pipeline/site/derive/lists.ts';"],
    ['drawings/a.ts', "import type { Site } from '../pipeline/content/model/site.ts';"],
    ['pipeline/desk/a.ts', "import { Desk } from '../../desk/Desk.tsx';"],
    ['desk/A.tsx', "import { saveText } from '../pipeline/desk/texts.ts';"],
    ['desk/A.tsx', "import { Menu } from '../renderer/islands/menu/Menu.tsx';"],
    ['desk/A.tsx', "import { join } from 'node:path';"],
    ['drawings/a.ts', "import { Mark } from '../renderer/components/Mark.tsx';"],
  ])('sees in %s: %s', (file, source) => {
    expect(importFaults({ path: file, source })).toHaveLength(1);
  });
});

describe('the guard of circles', () => {
  const at = (file: string, ...sources: readonly string[]): SourceText => ({ path: file, source: sources.join('\n') });

  test.each([
    ['two files', [at('a/b.ts', "import { c } from './c.ts';"), at('a/c.ts', "import { b } from './b.ts';")]],
    ['types', [at('a/b.ts', "import type { C } from './c.ts';"), at('a/c.ts', "export type { B } from './b.ts';")]],
    ['what comes later', [at('a/b.ts', "await import('../c.ts');"), at('c.ts', "import './a/b.ts';")]],
    ['a file and itself', [at('a/b.ts', "import { b } from './b.ts';")]],
  ])('sees a circle of %s', (_, sources) => {
    expect(filesInCircles(sources)).toEqual(sources.map(({ path: file }) => file));
  });

  test('names the files of a circle, and no others', () => {
    const sources = [
      at('a.ts', "import './c.ts';"),
      at('b.ts', "import './c.ts';"),
      at('c.ts', "import './d.ts';"),
      at('d.ts', "import './b.ts';"),
    ];
    expect(filesInCircles(sources)).toEqual(['b.ts', 'c.ts', 'd.ts']);
  });
});

describe('the guard of sources', () => {
  test.each([
    ['renderer/components/A.tsx', "const [a, setA] = useState('');"],
    ['pipeline/site/check/a.ts', 'const { status } = await fetch(address);'],
    ['pipeline/cli/check/a.ts', 'await fetch(address);'],
    ['renderer/components/A.tsx', '<button onClick={go}>Go</button>'],
    ['pages/home/A.tsx', '<form\n  onSubmit={go}\n/>'],
    ['renderer/components/A.tsx', '<div dangerouslySetInnerHTML={{ __html: a }} />'],
    ['renderer/islands/A.tsx', 'element.innerHTML = a;'],
    ['renderer/layout/A.tsx', '<main id="content">'],
    ['renderer/components/A.tsx', '<h2 css={a} id={`${b}-title`}>'],
    ['pages/home/+data.ts', 'const a = dangerouslySkipEscape(b);'],
    ['renderer/components/A.tsx', 'const a = css`color: #1a2b3c;`;'],
    ['renderer/components/A.tsx', 'const a = css`background: rgb(0 0 0 / 50%);`;'],
    ['renderer/islands/A.tsx', 'const a = css`border: 1px solid white;`;'],
    ['pages/home/A.tsx', "const a = { backgroundColor: 'tomato' };"],
    ['renderer/components/A.tsx', '<path fill="black" />'],
    ['renderer/components/A.tsx', 'const a = css`font-family: Georgia, serif;`;'],
    ['renderer/components/A.tsx', "const a = { fontFamily: 'Georgia' };"],
    ['renderer/components/A.tsx', 'const a = css`z-index: 10;`;'],
    ['renderer/islands/A.tsx', 'const a = { zIndex: 10 };'],
    ['renderer/components/A.tsx', 'export function A() {}'],
    ['pages/home/+data.ts', '/** What it shows. */\n\nexport interface Data {}'],
    ['drawings/a.ts', '// A gate.\nexport const gate = 1;'],
    ['pipeline/cli/a.ts', 'console.log(folder);'],
    ['pipeline/cli.ts', 'process.stdout.write(name);'],
    ['pipeline/site/derive/a.ts', "file.message('missing-page', place);"],
    ['pipeline/outputs/a.ts', "context.file.message('missing-image', place, () => ({ path }));"],
    ['pipeline/types/article-type.ts', "yield message('bad-date', place);"],
    ['pipeline/build.ts', "file.message('missing-file', place);"],
    ['pipeline/site/parse/a.ts', 'line\n'.repeat(301)],
  ])('sees in %s: %j', (file, source) => {
    expect(sourceFaults({ path: file, source })).toHaveLength(1);
  });
});

function readSources(folder: string): SourceText[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^.].*\.(?:ts|tsx|mjs)$/.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .map((file) => ({ path: file, source: readFileSync(path.join(root, file), 'utf8') }));
}

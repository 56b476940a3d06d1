import { asyncProperty, constantFrom, tuple, type IAsyncProperty } from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import type { Finding } from '../../pipeline/findings/finding.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { createLinkResolver } from '../../pipeline/site/parse/links.ts';
import { compileText } from './compile-text.ts';
import { dangersIn } from './dangers.ts';
import { oddMarkdown, oddYaml } from './fuzz-texts.ts';
import { loadTexts } from './load-texts.ts';
import { readFindings } from './read-findings.ts';

const facts = new Map([['known', 'a <b> "c"']]);
const destinations = new Map([['booking', { href: 'https://cal.example.org/intro' }]]);
const RIGHT_FIELDS: Readonly<Record<string, string>> = {
  pages: 'title: A\ndescription: B\n',
  insights: 'title: A\nsummary: B\npublished: 2025-10-06\n',
  services:
    'title: A\naudience: founders\norder: 1\nsummary: B\ncovers: [a]\ndeliverables: [a]\nformat: a\ntimeline: a\n',
};

/** Properties that must hold for every text, by name. */
export const properties: Readonly<Record<string, () => IAsyncProperty<unknown>>> = {
  'a Markdown text is compiled to safe HTML, with findings inside it': () =>
    asyncProperty(oddMarkdown.map(asRead), (text) => Promise.resolve(holdsForMarkdown(text))),
  'a file is loaded, with findings inside it, whatever its fields and its text are': () =>
    asyncProperty(
      tuple(constantFrom('pages', 'insights', 'services'), constantFrom('', 'right'), oddYaml, oddMarkdown),
      ([folder, right, yaml, text]) => {
        const fields = right === '' ? yaml : (RIGHT_FIELDS[folder] ?? '');
        return holdsForFiles({ [`${folder}/odd.md`]: `---\n${fields}---\n\n${text}` });
      },
    ),
  'a file of settings is loaded, with findings inside it': () =>
    asyncProperty(tuple(constantFrom('site.yaml', 'facts.yaml', 'testimonials.yaml'), oddYaml), ([file, yaml]) =>
      holdsForFiles({ [file]: yaml }),
    ),
  'a section of a page is loaded, with findings inside it': () =>
    asyncProperty(tuple(constantFrom('prose', 'cards', 'steps', 'points', 'quotes'), oddMarkdown), ([kind, text]) =>
      holdsForFiles({ 'pages/odd.md': `---\n${RIGHT_FIELDS['pages']}sections:\n${sectionOf(kind, text)}---\n` }),
    ),
};

/** Returns a text as the pipeline reads it: without a byte order mark, with line feeds as line ends, and without unpaired surrogates. */
function asRead(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\0\p{Surrogate}]/gu, '');
}

function holdsForMarkdown(source: string): void {
  const links = createLinkResolver({ addressOfFile: new Map(), destinations }, fileAt('text.md'), '/text');
  const { html, findings } = compileText(source, {
    facts,
    resolveLink: (target, place) => links.resolve(target, place),
  });
  const dangers = dangersIn(fromHtml(html, { fragment: true }));
  if (dangers.length > 0) throw new Error(`Unsafe: ${dangers.join(', ')} in ${html}`);
  for (const finding of findings) {
    const [line = 0, column = 0] = finding.split(/[: ]/).map(Number);
    expectInside({ line, column }, source, finding);
  }
}

async function holdsForFiles(files: Readonly<Record<string, string>>): Promise<void> {
  const texts = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, asRead(text)]));
  const { findings } = await loadTexts(texts);
  const fault = readFindings(findings).find(({ rule }) => rule === 'internal-fault');
  if (fault) throw new Error(fault.message);
  for (const [file, text] of Object.entries(texts)) expectFindingsInside(findings, file, text);
}

function expectFindingsInside(findings: readonly Finding[], file: string, text: string): void {
  for (const found of readFindings(findings))
    if (found.file === file)
      expectInside({ line: found.line ?? 0, column: found.column ?? 0 }, text, `${found.rule} ${found.message}`);
}

function expectInside({ line, column }: { line: number; column: number }, text: string, what: string): void {
  const lines = text.split('\n');
  const inside = line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 1;
  if (!inside) throw new Error(`${line}:${column} is not in the text: ${what}`);
}

function sectionOf(kind: string, text: string): string {
  const quoted = JSON.stringify(text || 'a');
  const items: Readonly<Record<string, string>> = {
    cards: `[{ title: ${quoted}, text: ${quoted}, points: [${quoted}], to: ${quoted} }]`,
    steps: `[{ title: ${quoted}, text: ${quoted}, points: [${quoted}] }]`,
    points: `[${quoted}, ${quoted}]`,
  };
  const own = items[kind] === undefined ? '' : `    items: ${items[kind]}\n`;
  return `  - kind: ${kind}\n    title: ${quoted}\n    text: ${quoted}\n    note: ${quoted}\n    actions: [{ label: ${quoted}, to: ${quoted} }]\n${own}`;
}

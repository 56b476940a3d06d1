import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { NOTICES_FILE } from '../../pipeline/content/addresses.ts';
import { labelsSchema } from '../../pipeline/content/schema/labels.ts';
import { outputFaults } from '../outputs/output-faults.ts';
import { literalsOf, textsOf, type BuiltText } from './built-texts.ts';
import { loadFolder } from './load-folder.ts';
import { runHere, type Said } from './run-command.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A whole site in Italian, with every label. */
const ITALIAN_SITE = fileURLToPath(new URL('../fixtures/italian-site', import.meta.url));
const BUILD_MS = 120_000;

/** Words that programs put in by themselves in English, beside those of the labels. */
const OTHERS = 'image of January February March April May June July August September October November December';
/** Names that scripts give to keys, and a kind of picture. */
const NAMES = new Set(['Home', 'Menu', 'Slide', 'System']);

const english = labelsSchema.parse({});
const folder = temporaryFolder();
let built: Said;
let texts: readonly BuiltText[];
let scripts: readonly BuiltText[];
let italian: ReadonlySet<string>;

beforeAll(async () => {
  built = await runHere(['build', '--content', ITALIAN_SITE, '--out', folder]);
  // Licenses stand there as their authors have written them.
  texts = (await textsOf(folder)).filter(({ file }) => `/${file}` !== NOTICES_FILE);
  scripts = await literalsOf(folder);
  italian = new Set(wordsIn(await sourceOf(ITALIAN_SITE)));
}, BUILD_MS);

describe('a site in Italian', () => {
  test('is made without a finding', () => {
    expect(built).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/findings +none/) });
  });

  test('says the same in all its files', () => {
    expect(outputFaults(folder)).toEqual([]);
  });

  test('is looked at in all its parts', () => {
    expect(new Set(texts.map(({ file }) => path.extname(file)))).toEqual(
      new Set(['.html', '.txt', '.json', '.xml', '.webmanifest']),
    );
    expect(new Set(texts.map(({ file }) => file))).toContain('insights/page/2.html');
    expect(scripts.length).toBeGreaterThan(100);
  });

  test('says no word that is in the English labels and not in its own texts', () => {
    expect(texts.filter(({ text }) => englishIn(text).length > 0)).toEqual([]);
  });

  test('shows no such word on social networks', async () => {
    const { loaded } = await loadFolder(ITALIAN_SITE);
    const cards = loaded?.site.socialCards.flatMap(({ title, kicker, name }) => [title, kicker, name]) ?? [];
    expect(cards).toContain('Appunto di bottega · 1 minuto di lettura');
    expect(cards.filter((text) => englishIn(text).length > 0)).toEqual([]);
  });

  test('has no English label in its scripts', () => {
    const labels = Object.values(english).flatMap((label) =>
      typeof label === 'string' ? [label] : [label.one, label.other].flatMap((form) => form ?? []),
    );
    const phrases = labels.map((label) => label.replaceAll('{}', '').trim());
    const isLabel = (text: string): boolean =>
      phrases.some((phrase) => (phrase.includes(' ') ? text.includes(phrase) : text.trim() === phrase));
    const found = scripts.filter(({ text }) => isLabel(text) && !NAMES.has(text));
    expect([found, scripts.filter(({ text }) => /^ ?(?:of|more|Image:?|\[Image: )\b ?$/.test(text))]).toEqual([[], []]);
  });
});

describe('in Italian', () => {
  test.each([
    ['a page names its language', 'index.html', '<html lang="it">'],
    ['a page names its country to social networks', 'index.html', '<meta property="og:locale" content="it_IT">'],
    ['a day is written as one writes it', 'insights/la-catena.html', '>6 ottobre 2025</time>'],
    ['one minute has its own form', 'insights/la-ruota.html', '>1 minuto di lettura<'],
    ['further topics are counted', 'insights.html', '<li>e altri 2</li>'],
    ['a table is named', 'insights/la-catena.html', 'aria-label="Tabella: La misura"'],
    ['an anchor is named', 'privacy-policy.html', 'aria-label="Copia l’indirizzo di «1. Scopo»"'],
    ['an article names its language', 'insights/la-catena.html', '"inLanguage":"it"'],
    ['questions name their language', 'faq.html', '"@type":"FAQPage","inLanguage":"it"'],
    ['a quotation opens', 'index.html', "content:'«'/'';"],
    ['the archive quotes', 'content-export.txt', '«La ruota gira come il primo giorno.»\nUn postino, in collina'],
    ['the archive describes pictures', 'content-export.txt', '[Immagine: Una ruota con otto raggi]'],
  ])('%s', async (_, file, expected) => {
    expect(await readFile(path.join(folder, file), 'utf8')).toContain(expected);
  });
});

/** Words of a text that are in the English labels, and not in what the site itself says. */
function englishIn(text: string): string[] {
  return wordsIn(text).filter((word) => ENGLISH_WORDS.has(word) && !italian.has(word));
}

const ENGLISH_WORDS = new Set(wordsIn(JSON.stringify(Object.values(english)) + OTHERS));

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{Letter}{2,}/gu) ?? [];
}

/** What a writer has written: values, without the names of fields and without addresses. */
async function sourceOf(root: string): Promise<string> {
  const names = (await readdir(root, { recursive: true })).filter((name) => /\.(?:md|yaml)$/.test(name));
  const files = await Promise.all(names.map((name) => readFile(path.join(root, name), 'utf8')));
  return files
    .join('\n')
    .replace(/^[ -]*\w+:/gm, '')
    .replace(/\b\w+: /g, '')
    .replace(/(?<!\w)\/[\w/-]+/g, '');
}

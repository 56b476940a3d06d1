import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RandomFigure } from './random-figures.ts';

const PER_PAGE = 30;
const BASE = path.resolve(import.meta.dirname, '../fixtures/italian-site');

/** Labels with long words, as some languages have them, beside marks, in narrow cells and on buttons. */
const LABELS = {
  ladder_edit: 'Eigene Zahlen in die Risikominderungsleiter eintragen',
  ladder_first: 'ursprünglicher Entwicklungsplan',
  ladder_redesign: 'Zulassungsvoraussetzung umgestalten',
  ladder_after: 'Erfolgswahrscheinlichkeit danach',
  ladder_quality: 'Risikominderungsverhältnis',
  ladder_pass: 'Bestehenswahrscheinlichkeit',
  ladder_shut_gate: 'bleibt geschlossen',
  ladder_spent: 'Ausgegebenes Entwicklungskapital',
  ladder_retired: 'Ausgeräumtes Entwicklungsrisiko',
  matrix_rest: 'Nash-Gleichgewichtszustand',
  deck_sent: 'Wie üblicherweise verschickt',
  deck_ordered: 'Nach der Gründlichkeitsprüfung',
  deck_place: 'Präsentationsfolie {}',
  deck_behind: 'Anhangsverzeichnis',
};

/** A page of figures: its address, and the same with the state that a visitor gives the figures. */
export interface FigurePage {
  readonly address: string;
  readonly changed: string;
}

/** Writes the content of a site whose pages hold these figures: articles, and one page that gives a figure all columns. */
export async function writeFigures(content: string, figures: readonly RandomFigure[]): Promise<FigurePage[]> {
  await cp(BASE, content, { recursive: true });
  await mkdir(path.join(content, 'pages'), { recursive: true });
  await inOtherWords(path.join(content, 'site.yaml'));
  const parts = Array.from({ length: Math.ceil(figures.length / PER_PAGE) }, (_, index) =>
    figures.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
  );
  return Promise.all(
    parts.map(async (part, index) => {
      const isEssay = index % 2 === 1;
      const name = `figures-${index}`;
      const file = isEssay ? `pages/${name}.md` : `insights/${name}.md`;
      await writeFile(path.join(content, file), (isEssay ? essayOf : articleOf)(name, part));
      const address = isEssay ? `/${name}` : `/insights/${name}`;
      const states = part.flatMap(({ state }, at) =>
        state === undefined ? [] : [`f${at}=${encodeURIComponent(state)}`],
      );
      return { address, changed: `${address}?${states.join('&')}` };
    }),
  );
}

function articleOf(name: string, figures: readonly RandomFigure[]): string {
  const head = ['---', `title: ${name}`, 'summary: Zahlen.', 'published: 2025-05-01', 'tags: [catena]', '---'];
  return [...head, '', ...figures.flatMap(({ markdown }, index) => [markdown(`f${index}`), ''])].join('\n');
}

function essayOf(name: string, figures: readonly RandomFigure[]): string {
  const sections = figures.flatMap(({ markdown }, index) => [
    '  - kind: prose',
    `    id: part-${index}`,
    '    layout: essay',
    `    title: Part ${index}`,
    '    text: |',
    ...markdown(`f${index}`)
      .split('\n')
      .map((line) => `      ${line}`),
  ]);
  return ['---', `title: ${name}`, 'description: Zahlen.', 'sections:', ...sections, '---', ''].join('\n');
}

async function inOtherWords(file: string): Promise<void> {
  let text = (await readFile(file, 'utf8')).replace('language: it', 'language: de');
  for (const [name, words] of Object.entries(LABELS))
    text = text.replace(
      new RegExp(`^  ${name}: .*$`, 'm'),
      () => `  ${name}: ${words.includes('{') ? `"${words}"` : words}`,
    );
  await writeFile(file, text);
}

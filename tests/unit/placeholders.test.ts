import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { editionOf } from '../../pipeline/build/edition.ts';
import { createParseHere } from '../../pipeline/build/threads/parse-here.ts';
import { checkFolder } from '../../pipeline/editing/check-folder.ts';
import { factsFile } from '../../pipeline/site/derive/facts.ts';
import { markdownPage } from '../../pipeline/outputs/texts/markdown-pages.ts';
import { SMALL_SITE } from './load-folder.ts';
import { loadTexts } from './load-texts.ts';
import { copySmallSite, writeTexts } from './temporary-folder.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const SETTINGS = readFileSync(path.join(SMALL_SITE, 'site.yaml'), 'utf8');
const RECORD = '{ label: "The register of pianos", to: "https://register.example.org/5" }';

interface Typed {
  readonly image?: string;
  readonly period?: string;
  readonly reference?: string;
  readonly settings?: string;
}

function textsOf({ image = '', period = '', reference = '', settings = SETTINGS }: Typed) {
  const hero =
    image &&
    `hero:
  image: ${image}
`;
  const notes = Object.entries({ period, reference }).map(
    ([name, typed]) =>
      typed &&
      `        ${name}: ${typed}
`,
  );
  return {
    'site.yaml': settings,
    'pages/proof.md': `---
title: Proof
description: What is proved
${hero}sections:
  - kind: figures
    items:
      - figure: "5"
        label: pianos tuned
${notes.join('')}---

It is run by {{ site-legal }}.
`,
  };
}

async function load(typed: Typed, isPreview = false) {
  const { loaded, findings } = await loadTexts(textsOf(typed), { ...editionOf('2026-01-05'), isPreview });
  const text = loaded?.site.texts.find(({ address }) => address === '/proof');
  if (!loaded || !text) throw new Error(JSON.stringify(findings));
  const { site } = loaded;
  const shown = site.content.pages.get('proof');
  const [section] = shown?.sections ?? [];
  return {
    hero: shown?.hero,
    figure: section?.kind === 'figures' ? section.items[0] : undefined,
    footer: site.chrome.footer,
    author: site.identity.author,
    markdown: markdownPage(text, site),
    stated: factsFile(site).figures,
    all: JSON.stringify([site.content.pages.get('proof'), site.chrome, site.identity, site.texts]),
    found: findings.map(({ rule, parameters }) => [rule, parameters]),
  };
}

const UNKNOWN: Typed = {
  image: '{ value: A portrait, placeholder: true }',
  period: '{ value: The years, placeholder: true }',
  reference: '{ value: The register, placeholder: true }',
  settings: SETTINGS.replace(/^ {2}(person|tax_id|address): .*$/gm, '  $1: { value: Still the $1, placeholder: true }'),
};

describe('what is not known yet', () => {
  test('is left out of a build wherever it can be', async () => {
    const { all, markdown, footer } = await load(UNKNOWN);
    expect(`${all} ${markdown}`).not.toMatch(/A portrait|The years|The register|Still the|placeholders/);
    expect([footer.legal, markdown]).toEqual([
      'Harbour Pianos · Harbour Pianos, a workshop',
      expect.stringContaining('It is run by Harbour Pianos, a workshop.'),
    ]);
  });

  test('is shown in the preview, in words of its own', async () => {
    const { hero, figure, footer, author } = await load(UNKNOWN, true);
    expect([hero?.placeholders, figure?.placeholders, footer.placeholders, author.placeholders]).toEqual([
      ['A portrait'],
      ['The years', 'The register'],
      ['Still the tax_id', 'Still the address'],
      ['Still the person'],
    ]);
  });

  test('is in what development shows, where nothing else is hidden', async () => {
    const content = copySmallSite();
    rmSync(path.join(content, 'insights/unfinished.md'));
    writeTexts(content, { 'testimonials.yaml': '- { value: A school, placeholder: true }\n' });
    const [out, cache] = [path.join(content, '../out'), path.join(content, '../cache')];
    const options = { project: PROJECT, content, out, cache, date: '2031-01-05', launch: false };
    const checked = await checkFolder(options, createParseHere());
    const preview = await checked.preview();
    expect([checked.content.testimonials, preview.testimonials]).toEqual([
      [],
      [{ kind: 'placeholder', words: 'A school' }],
    ]);
  });

  test('is a finding, of which some stop a launch', async () => {
    const { found } = await load(UNKNOWN);
    const named = found.map(([rule, parameters]) => [rule, Object(parameters).name ?? Object(parameters).field]);
    expect(named.filter(([rule]) => rule === 'place-kept' || rule === 'placeholder-left')).toEqual([
      ['place-kept', 'image'],
      ['place-kept', 'period'],
      ['place-kept', 'reference'],
      ['placeholder-left', 'identity.person'],
      ['placeholder-left', 'legal.tax_id'],
      ['placeholder-left', 'legal.address'],
    ]);
  });
});

describe('the name, the tax number and the address', () => {
  test('are in the footer, and in texts that ask for the legal line, as soon as they are known', async () => {
    const { footer, markdown } = await load({});
    const line =
      'The workshop at the harbour · Harbour Pianos, a workshop · none needed below the threshold · 1 Harbour Road';
    expect([footer.legal, markdown]).toEqual([`Harbour Pianos · ${line}`, expect.stringContaining(line)]);
  });
});

describe('a public record of a figure', () => {
  test('is a link, in Markdown and in what the site states as well', async () => {
    const { figure, markdown, stated } = await load({ reference: RECORD });
    const [label, url] = ['The register of pianos', 'https://register.example.org/5'];
    expect(figure?.reference).toEqual({ label, href: url, external: true });
    expect(markdown).toContain(`Public record: ${label}`);
    expect(markdown).toContain(`[${label}](${url})`);
    expect(stated.at(-1)).toMatchObject({ figure: '5', reference: { label, url } });
  });

  test.each(['/results', 'register.example.org', 'https://register example.org'])(
    'that leads to %s is an error',
    async (to) => {
      const { findings } = await loadTexts(textsOf({ reference: `{ label: A register, to: "${to}" }` }));
      const found = findings.filter(({ file }) => file === 'pages/proof.md');
      expect(found.map(({ rule, line }) => [rule, line])).toEqual([['front-matter-field', 9]]);
    },
  );
});

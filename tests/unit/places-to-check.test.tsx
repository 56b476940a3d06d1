import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { editionOf } from '../../pipeline/build/edition.ts';
import { markdownPage } from '../../pipeline/outputs/texts/markdown-pages.ts';
import { LabelsContext } from '../../renderer/components/labels.ts';
import { PlacesToCheck } from '../../renderer/components/PlacesToCheck.tsx';
import { loadTexts } from './load-texts.ts';
import { readFindings } from './read-findings.ts';

const REGISTER = '{ title: The register, text: Who tunes pianos here., to: "https://register.example.org/" }';
const TO_COME = '{ value: A choir that may be asked, placeholder: true }';
const DAY = '{ value: The day, placeholder: true }';

function pageOf(...items: readonly string[]): string {
  const list = items.map((item) => `      - ${item}\n`).join('');
  return `---
title: Proof
description: What is proved
sections:
  - kind: prose
    text: See below.
  - kind: sources
    id: choirs
    title: Ask a choir
    text: Each has agreed.
    items:
${list}---
`;
}

async function load(page: string, { isPreview = false, more = {} } = {}) {
  const { loaded, findings } = await loadTexts(
    { 'pages/proof.md': page, ...more },
    { ...editionOf('2026-01-05'), isPreview },
  );
  const text = loaded?.site.texts.find(({ address }) => address === '/proof');
  if (!loaded || !text) throw new Error(JSON.stringify(findings));
  const { site } = loaded;
  const section = site.content.pages.get('proof')?.sections.find(({ id }) => id === 'choirs');
  const items = section?.kind === 'sources' ? section.items : undefined;
  const html = renderToStaticMarkup(
    <LabelsContext value={site.labels}>{items && <PlacesToCheck items={items} level={3} />}</LabelsContext>,
  );
  return { items, html, markdown: markdownPage(text, site), found: readFindings(findings) };
}

describe('a section of sources', () => {
  test('has those that are known, and no trace of the others', async () => {
    const { items, html, markdown, found } = await load(pageOf(TO_COME, REGISTER));
    expect(items?.map((item) => item.kind === 'source' && [item.title, item.link?.href])).toEqual([
      ['The register', 'https://register.example.org/'],
    ]);
    expect(`${html}${markdown}`).not.toContain('choir that may');
    expect(found.filter(({ rule }) => rule === 'place-kept').map(({ line }) => line)).toEqual([12]);
  });

  test('is left out with its heading and text while none is known', async () => {
    const { items, markdown } = await load(pageOf(TO_COME));
    expect(items).toBeUndefined();
    expect(markdown).not.toMatch(/Ask a choir|Each has agreed/);
  });

  test('shows all of them in the preview, those to come in a frame', async () => {
    const { items, html } = await load(pageOf(TO_COME), { isPreview: true });
    expect(items).toEqual([{ kind: 'placeholder', words: 'A choir that may be asked' }]);
    expect(html).toContain('</span>A choir that may be asked</p>');
  });

  test('that is left out is no place to link to, and the link is told why', async () => {
    const more = { 'pages/other.md': '---\ntitle: A\ndescription: B.\n---\n\n[They say](/proof#choirs).\n' };
    const { found } = await load(pageOf(TO_COME), { more });
    const told = found.find(({ rule }) => rule === 'missing-anchor');
    expect(told?.message).toContain('as long as none of its sources is known');
  });
});

describe('a source', () => {
  test('is a link that names its host, with the day on which it was opened', async () => {
    const { html, markdown } = await load(pageOf(REGISTER.replace(' }', ', seen: 2026-01-04 }')));
    expect(html).toMatch(/<a [^>]*href="https:\/\/register\.example\.org\/"[^>]*>The register/);
    expect(html).toContain('>register.example.org</span>');
    expect(html).toContain('<time dateTime="2026-01-04">Looked at on January 4, 2026</time>');
    expect(markdown).toContain(
      '[The register](https://register.example.org/)\n\nWho tunes pianos here.\n\nLooked at on January 4, 2026',
    );
  });

  test('says nothing of a day that is not known', async () => {
    const { items, html, markdown } = await load(pageOf(REGISTER.replace(' }', `, seen: ${DAY} }`)));
    expect(items).toHaveLength(1);
    expect(`${JSON.stringify(items)}${html}${markdown}`).not.toMatch(/The day|Looked at/);
  });

  test('without an address is a heading', async () => {
    const { html, markdown } = await load(pageOf('{ title: The verger, text: Ask him at six. }'));
    expect(html).toMatch(/<h3[^>]*>The verger<\/h3>/);
    expect(markdown).toContain('The verger\n\nAsk him at six.');
  });

  test('whose day is no day is an error at its place', async () => {
    const page = pageOf(REGISTER.replace(' }', ', seen: 2026-02-31 }'));
    const { findings } = await loadTexts({ 'pages/proof.md': page }, editionOf('2026-03-05'));
    const found = readFindings(findings).filter(({ file }) => file === 'pages/proof.md');
    expect(found.map(({ rule, line }) => [rule, line])).toEqual([['bad-date', 12]]);
  });
});

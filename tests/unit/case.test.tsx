import { describe, expect, test } from 'vitest';
import { markdownPage } from '../../pipeline/outputs/texts/markdown-pages.ts';
import type { Station } from '../../pipeline/content/model/section.ts';
import { Case } from '../../renderer/components/Case.tsx';
import { LabelsContext } from '../../renderer/components/labels.ts';
import { renderStyled } from '../../renderer/styled-markup.tsx';
import { loadTexts } from './load-texts.ts';
import { readFindings } from './read-findings.ts';

const STATIONS = [
  '{ title: As it came, text: Out of *tune*., to: / }',
  '{ title: The note, figure: 440 to 438, to: /proof, chip: Hear it }',
  '{ title: As it went, to: / }',
];

function pageOf(stations: readonly string[]): string {
  const list = stations.map((station) => `      - ${station}\n`).join('');
  return `---\ntitle: Proof\ndescription: What is proved\nsections:\n  - kind: case\n    title: One piano\n    items:\n${list}---\n`;
}

async function load() {
  const { loaded, findings } = await loadTexts({ 'pages/proof.md': pageOf(STATIONS) });
  const text = loaded?.site.texts.find(({ address }) => address === '/proof');
  const [section] = loaded?.site.content.pages.get('proof')?.sections ?? [];
  if (!loaded || !text || section?.kind !== 'case') throw new Error(JSON.stringify(findings));
  return { labels: loaded.site.labels, items: section.items, markdown: markdownPage(text, loaded.site) };
}

describe('a case', () => {
  test('is a list in its order, in which each station leads to its document', async () => {
    const { items, labels } = await load();
    const { html } = renderStyled(
      <LabelsContext value={labels}>
        <Case items={items} level={3} />
      </LabelsContext>,
    );
    const stations = html.split('<li').slice(1);
    expect(html).toMatch(/^<ol/);
    expect(stations.map((station) => /<h3.*<\/h3>/.exec(station)?.[0].replaceAll(/<[^>]*>/g, ''))).toEqual([
      'As it came',
      'The note',
      'As it went',
    ]);
    expect(stations.map((station) => /href="([^"]+)"[^>]*>([^<]+)/.exec(station)?.slice(1))).toEqual([
      ['/', 'As it came'],
      ['/proof', 'Hear it'],
      ['/', 'As it went'],
    ]);
    expect(stations[1]).toContain('440 to 438');
  });

  test('says the same in Markdown, with the numbers of its stations', async () => {
    const { markdown } = await load();
    expect(markdown).toContain('### 1. As it came\n\nOut of *tune*.');
    expect(markdown).toContain('### 2. The note\n\n440 to 438');
    expect(markdown).toMatch(/\[Hear it\]\([^)]*\/proof\)/);
  });

  test('shows what a document looks like, in words too', () => {
    const picture = { alt: 'A string', src: '/images/string.svg', width: 8, height: 5, sources: [] };
    const link = { label: 'Open it', href: '/', external: false };
    const stations: Station[] = ['a', 'b', 'c'].map((title) => ({ title, link }));
    const { html } = renderStyled(<Case items={[{ title: 'z', picture, link }, ...stations]} level={2} />);
    expect(html.match(/<img [^>]*alt="A string"/g)).toHaveLength(1);
  });

  test('of more than eight stations is refused, since they would have no room beside each other', async () => {
    const { findings } = await loadTexts({ 'pages/proof.md': pageOf([...STATIONS, ...STATIONS, ...STATIONS]) });
    const found = readFindings(findings).filter(({ file }) => file === 'pages/proof.md');
    expect(found.map(({ rule }) => rule)).toEqual(['front-matter-field']);
  });
});

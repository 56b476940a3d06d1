import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { editionOf } from '../../pipeline/build/edition.ts';
import { LabelsContext } from '../../renderer/components/labels.ts';
import { Quotes } from '../../renderer/components/Quotes.tsx';
import { loadTexts } from './load-texts.ts';

const SAID = '- quote: It held.\n  name: A choir\n  role: Parish hall\n';
const KEPT = '- placeholder: true\n  place: For a school\n  asks: "What every school is asked: did it hold?"\n';
const PAGE =
  '---\ntitle: Words\ndescription: What is said\nsections:\n  - kind: quotes\n    id: words\n    title: In their words\n---\n';

async function load(testimonials: string, isLaunch = false) {
  const texts = { 'testimonials.yaml': testimonials, 'pages/words.md': PAGE };
  const { loaded, report } = await loadTexts(texts, editionOf('2026-01-05', isLaunch));
  if (!loaded) throw new Error('The site cannot be loaded');
  const { site } = loaded;
  const section = site.content.pages.get('words')?.sections[0];
  const items = section?.kind === 'quotes' ? section.items : undefined;
  return { items, site, found: report.findings().map(({ rule }) => rule) };
}

describe('a place that is kept for a quotation', () => {
  test('comes after the quotations, and counts as a placeholder', async () => {
    const { items, found } = await load(KEPT + SAID);
    expect(items?.map(({ kind }) => kind)).toEqual(['quote', 'kept']);
    expect(found).toContain('place-kept');
  });

  test('is left out at a launch, where quotations stay', async () => {
    const { items } = await load(KEPT + SAID, true);
    expect(items).toEqual([{ kind: 'quote', quote: 'It held.', name: 'A choir', role: 'Parish hall' }]);
  });

  test('leaves nothing of its block at a launch that has no quotations', async () => {
    const [now, launch] = await Promise.all([load(KEPT), load(KEPT, true)]);
    const blocks = (site: typeof now.site): string => JSON.stringify(site.texts);
    expect([now.items?.length, launch.items]).toEqual([1, undefined]);
    expect([blocks(now.site), blocks(launch.site)].map((text) => text.includes('In their words'))).toEqual([
      true,
      false,
    ]);
  });

  test('looks like no quotation, and a quotation like one', async () => {
    const { items = [], site } = await load(KEPT + SAID);
    const html = renderToStaticMarkup(
      <LabelsContext value={site.labels}>
        <Quotes items={items} layout="row" />
      </LabelsContext>,
    );
    const [quoted = '', kept = ''] = html.split('<li').slice(1);
    expect(quoted).toMatch(/<blockquote><p>It held\.<\/p><\/blockquote><figcaption>A choir, Parish hall<\/figcaption>/);
    expect(kept).toMatch(/Reserved<\/p>.*For a school<\/p>.*did it hold\?<\/p>/);
    expect(kept).not.toMatch(/blockquote|figure|figcaption/);
  });
});

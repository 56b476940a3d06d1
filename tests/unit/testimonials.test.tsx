import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { editionOf } from '../../pipeline/build/edition.ts';
import { LabelsContext } from '../../renderer/components/labels.ts';
import { Quotes } from '../../renderer/components/Quotes.tsx';
import { motion } from '../../renderer/design/tokens.ts';
import { renderStyled } from '../../renderer/styled-markup.tsx';
import { loadTexts } from './load-texts.ts';

const QUOTE = { kind: 'quote', quote: 'It held.', name: 'A choir', role: 'Parish hall' };
const SAID = '- quote: It held.\n  name: A choir\n  role: Parish hall\n';
const TO_COME = '- { value: A school, placeholder: true }\n';
const PLACEHOLDER = { kind: 'placeholder', words: 'A school' };
const PREVIEW = { ...editionOf('2026-01-05'), isPreview: true };

/** Pages of the site that have a place for testimonials: how many, and what stands there without them. */
const PLACES = [
  ['home', 'testimonials', 3, ['View all testimonials', 'See results', 'Make your case']],
  ['pitch-deck-audit', 'what-people-say', 3, []],
  ['results', 'testimonials', 1, ['View more testimonials']],
  ['testimonials', 'quotes', 6, []],
] as const;

const PAGES = Object.fromEntries(
  [...PLACES.map(([name]) => `pages/${name}.md`), 'facts.yaml', 'site.yaml'].map((file) => [
    file,
    readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8'),
  ]),
);

async function load(testimonials: string, edition = editionOf('2026-01-05')) {
  const { loaded, findings } = await loadTexts({ ...PAGES, 'testimonials.yaml': testimonials }, edition);
  if (!loaded) throw new Error('The site cannot be loaded');
  const { site } = loaded;
  const sectionOf = (name: string, id: string) =>
    site.content.pages.get(name)?.sections.find((section) => section.id === id);
  const itemsOf = (name: string, id: string) => {
    const section = sectionOf(name, id);
    return section?.kind === 'quotes' ? section.items : undefined;
  };
  return { site, sectionOf, itemsOf, findings: findings };
}

const [unsaid, said, preview] = await Promise.all([
  load(TO_COME.repeat(6)),
  load(TO_COME + SAID.repeat(6)),
  load(TO_COME + SAID, PREVIEW),
]);

describe.each(PLACES)('the place for testimonials on the page %s', (name, id, count, links) => {
  test('has nothing but its heading, its text and its links in a build without a quotation', () => {
    const { sectionOf, itemsOf, site } = unsaid;
    expect(sectionOf(name, id)?.actions.map(({ label }) => label)).toEqual(links);
    expect(itemsOf(name, id)).toEqual([]);
    expect(JSON.stringify([site.texts, site.archive])).not.toContain('A school');
  });

  test('has its quotations as soon as there are some', () => {
    expect(said.itemsOf(name, id)).toEqual(Array.from({ length: count }, () => QUOTE));
  });

  test('says in the preview, behind the quotations, who is still to be asked', () => {
    expect(preview.itemsOf(name, id)).toEqual([QUOTE, PLACEHOLDER].slice(0, count));
  });
});

test('a testimonial that is still to come is a finding', () => {
  const found = said.findings.filter(({ file }) => file === 'testimonials.yaml');
  expect(found.map(({ rule, line }) => [rule, line])).toEqual([['place-kept', 1]]);
});

test('what is still to come looks like no quotation, and a quotation like one', () => {
  const { site, itemsOf } = preview;
  const html = renderToStaticMarkup(
    <LabelsContext value={site.labels}>
      <Quotes items={itemsOf('home', 'testimonials') ?? []} layout="row" />
    </LabelsContext>,
  );
  const [quoted = '', toCome = ''] = html.split('<li').slice(1);
  expect(quoted).toMatch(/<blockquote><p>It held\.<\/p><\/blockquote><figcaption>A choir, Parish hall<\/figcaption>/);
  expect(toCome).toContain(`${site.labels.standIn}</span>A school</p>`);
  expect(toCome).not.toMatch(/blockquote|figure|figcaption/);
});

test('six quotations come one after the other, a tenth of a second apart, unless less motion is asked for', () => {
  const { site, itemsOf } = said;
  const { rules } = renderStyled(
    <LabelsContext value={site.labels}>
      <Quotes items={itemsOf('testimonials', 'quotes') ?? []} layout="row" />
    </LabelsContext>,
  );
  const [, moving = ''] = [...rules.values()].join('').split(motion);
  const delays = [...moving.matchAll(/nth-child\(6n ?\+ ?\d\)\{animation-delay:([\d.]+s)/g)].map(([, delay]) => delay);
  expect(delays).toEqual(['0s', '.1s', '.2s', '.3s', '.4s', '.5s']);
});

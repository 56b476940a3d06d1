import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { describe as describeArticle } from '../../pages/article/describe.ts';
import { surroundings } from '../../pages/page-meta.ts';
import type { CardsFor } from '../../pipeline/content/model/assets.ts';
import { Head } from '../../renderer/Head.tsx';
import { SMALL_SITE } from './load-folder.ts';
import { loadTexts } from './load-texts.ts';

const SITE = readFileSync(path.join(SMALL_SITE, 'site.yaml'), 'utf8');
const ARTICLE = '---\ntitle: 気 and felt\nsummary: A note.\npublished: 2025-01-01\ntags: [felt]\n---\n\nText.\n';
const LIST = '---\ntitle: All notes\ndescription: A list.\n---\n';

describe.each<[CardsFor, boolean, boolean]>([
  ['all', true, true],
  ['pages', true, false],
  ['none', false, false],
])('social cards of %s', (cardsFor, ofPages, ofArticles) => {
  test('are made for no other address', async () => {
    const { site } = await load(cardsFor);
    const addresses = new Set(site.socialCards.map(({ address }) => address));
    expect(['/', '/insights', '/insights/felt'].map((address) => addresses.has(address))).toEqual([
      ofPages,
      ofPages,
      ofArticles,
    ]);
  });

  test('are the only ones whose titles must have letters of the faces', async () => {
    const { findings } = await load(cardsFor);
    expect(findings.map(({ rule }) => rule)).toEqual(ofArticles ? ['card-title'] : []);
  });
});

describe('an article', () => {
  test('without a card of its own shows that of the list, and says what is on it', async () => {
    expect(await headOfArticle('pages')).toEqual({
      'og:image': 'https://pianos.example.org/insights.png',
      'og:image:alt': 'All notes',
      'twitter:card': 'summary_large_image',
    });
  });

  test('of a site without cards shows none', async () => {
    expect(await headOfArticle('none')).toEqual({ 'twitter:card': 'summary' });
  });

  test('with a card shows its own', async () => {
    expect(await headOfArticle('all')).toMatchObject({ 'og:image': 'https://pianos.example.org/insights/felt.png' });
  });
});

async function load(cardsFor: CardsFor) {
  const { loaded, report } = await loadTexts({
    'site.yaml': `${SITE.replace(/^ *social_image:.*\n/m, '')}\nsocial_cards: ${cardsFor}\n`,
    'pages/insights.md': LIST,
    'insights/felt.md': ARTICLE,
  });
  if (!loaded) throw new Error(JSON.stringify(report.findings()));
  return { site: loaded.site, findings: report.findings().filter(({ rule }) => rule === 'card-title') };
}

/** What the head of the article's page says of its card. */
async function headOfArticle(cardsFor: CardsFor): Promise<Record<string, string>> {
  const { site: model } = await load(cardsFor);
  const cards = new Map(model.socialCards.map(({ address }) => [address, `${address}.png`]));
  const site = { ...model, cards, fonts: [], structuredData: new Map() };
  const { meta } = describeArticle({ address: '/insights/felt', site });
  const html = renderToStaticMarkup(<Head meta={meta} surroundings={surroundings(site)} policy="" />);
  const metas = html.matchAll(/(?:name|property)="(og:image|og:image:alt|twitter:card)" content="([^"]*)"/g);
  return Object.fromEntries([...metas].map(([, name = '', content = '']) => [name, content]));
}

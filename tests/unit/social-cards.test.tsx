import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describe as describeArticle } from '../../pages/article/describe.ts';
import { surroundings } from '../../pages/page-meta.ts';
import type { CardsFor } from '../../pipeline/content/model/assets.ts';
import { Head } from '../../renderer/Head.tsx';
import { SMALL_SITE } from './load-folder.ts';
import { loadTexts } from './load-texts.ts';

const SITE = readFileSync(path.join(SMALL_SITE, 'site.yaml'), 'utf8');
const ARTICLE = '---\ntitle: 気 and felt\nsummary: A note.\npublished: 2025-01-01\ntags: [felt]\n---\n\nText.\n';
const LIST = '---\ntitle: All notes\ndescription: A list.\n---\n';

const LIST_CARD = { 'og:image:alt': 'All notes', 'twitter:card': 'summary_large_image' };

test.each<[CardsFor, readonly string[], object]>([
  ['all', ['/', '/insights', '/insights/felt'], { 'og:image': 'https://pianos.example.org/insights/felt.png' }],
  ['pages', ['/', '/insights'], { 'og:image': 'https://pianos.example.org/insights.png', ...LIST_CARD }],
  ['none', [], { 'twitter:card': 'summary' }],
])('social cards of %s are made, and shown by an article, where %j have one', async (cardsFor, made, shown) => {
  const { socialCards } = await load(cardsFor);
  const addresses = new Set(socialCards.map(({ address }) => address));
  expect(['/', '/insights', '/insights/felt'].filter((address) => addresses.has(address))).toEqual(made);
  // The faces lack letters of the article's title.
  const titles = socialCards.flatMap(({ address, title }) => (address === '/insights/felt' ? [title] : []));
  expect(titles).toEqual(cardsFor === 'all' ? ['Harbour Pianos'] : []);
  const head = await headOfArticle(cardsFor);
  expect(head).toMatchObject(shown);
  expect('og:image' in head).toBe('og:image' in shown);
});

async function load(cardsFor: CardsFor) {
  const { loaded, findings } = await loadTexts({
    'site.yaml': `${SITE.replace(/^ *social_image:.*\n/m, '')}\nsocial_cards: ${cardsFor}\n`,
    'pages/insights.md': LIST,
    'insights/felt.md': ARTICLE,
  });
  if (!loaded) throw new Error(JSON.stringify(findings));
  return loaded.site;
}

/** What the head of the article's page says of its card. */
async function headOfArticle(cardsFor: CardsFor): Promise<Record<string, string>> {
  const model = await load(cardsFor);
  const cards = new Map(model.socialCards.map(({ address }) => [address, `${address}.png`]));
  const site = { ...model, cards, fonts: [], structuredData: new Map() };
  const { meta } = describeArticle({ address: '/insights/felt', site });
  const html = renderToStaticMarkup(<Head meta={meta} surroundings={surroundings(site)} policy="" />);
  const metas = html.matchAll(/(?:name|property)="(og:image|og:image:alt|twitter:card)" content="([^"]*)"/g);
  return Object.fromEntries([...metas].map(([, name = '', content = '']) => [name, content]));
}

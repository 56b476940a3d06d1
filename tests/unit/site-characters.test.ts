import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SMALL_SITE } from './load-folder.ts';
import { siteOfTexts } from './load-texts.ts';

const [site, facts] = ['site.yaml', 'facts.yaml'].map((file) => readFileSync(path.join(SMALL_SITE, file), 'utf8'));
const insights = readFileSync(path.join(SMALL_SITE, 'pages/insights.md'), 'utf8');

/** Files of an article with a title and a text. */
function article(title: string, text: string): Record<string, string> {
  const fields = ['summary: A summary.', 'published: 2024-09-02', 'tags: [felt]'];
  return {
    'pages/insights.md': insights,
    'insights/a.md': ['---', `title: ${title}`, ...fields, '---', '', text, ''].join('\n'),
  };
}

test.each([
  ['the title of an article', 'ř', article('About Dvořák', 'A text.')],
  ['the text of an article', 'ż', article('A', 'Ja wiem, że tak.')],
  ['a fact', 'Ł', { 'facts.yaml': `${facts}city: Łódź\n`, ...article('In {{ city }}', 'A text.') }],
  ['the name of the site', 'ő', { 'site.yaml': site?.replace('name: Harbour', 'name: Bőr') ?? '' }],
  ['what typography puts in', '’', article("The workshop's felt", 'A text.')],
])('the signs of a site are also those of %s', async (_, sign, files) => {
  const { characters } = await siteOfTexts(files);
  expect([...characters]).toContain(sign);
});

test('a sign that no page says is none of them', async () => {
  const { characters } = await siteOfTexts(article('A', 'A text.'));
  expect(characters).not.toMatch(/[řżŁő]/);
});

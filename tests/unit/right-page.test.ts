import { expect, test } from 'vitest';
import { messageOf } from '../../pipeline/findings/finding.ts';
import { loadTexts } from './load-texts.ts';

function article(text: string): string {
  return `---\ntitle: An article\nsummary: What it says.\npublished: 2025-01-02\ntags: [felt]\n---\n\n${text}\n`;
}

async function suggested(target: string): Promise<string[]> {
  const { findings } = await loadTexts({
    'insights/felt.md': article('Of felt.'),
    'insights/wool.md': article(`See [more](${target}).`),
  });
  return findings
    .filter(({ rule, file }) => rule === 'missing-page' && file === 'insights/wool.md')
    .map((finding) => messageOf(finding));
}

test.each([
  ['FELT.md', 'felt.md'],
  ['../insights/Felt.md', 'felt.md'],
  ['/insights/FELT', '/insights/felt'],
  ['/FELT', '/insights/felt'],
  ['FELT', '/insights/felt'],
  ['/blog/felt', '/insights/felt'],
  ['FELTT.md', '/insights/felt'],
  ['/insights/topics/FELT', '/insights/topics/felt'],
])('a link to %s, an article and a topic, is meant for %s', async (target, meant) => {
  expect(await suggested(target)).toEqual([`Cannot find the page \`${target}\`; did you mean \`${meant}\``]);
});

test('a link to the file of an article with another address is meant for the article, not for a topic', async () => {
  const { findings } = await loadTexts({
    'insights/felt.md': article('Of felt.').replace('tags:', 'slug: on-wool\ntags:'),
    'insights/wool.md': article('See [more](FELT.md).'),
  });
  const said = findings.filter(({ rule, file }) => rule === 'missing-page' && file === 'insights/wool.md');
  expect(said.map((finding) => messageOf(finding))).toEqual(['Cannot find the page `FELT.md`; did you mean `felt.md`']);
});

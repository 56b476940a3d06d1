import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { llmsFullFiles, llmsFullText, llmsText } from '../../pipeline/outputs/texts/llms.ts';
import { vectors } from '../fixtures/attacks/vectors.ts';
import { siteOf } from './load-folder.ts';
import { siteOfTexts } from './load-texts.ts';

const site = await siteOf();
const { url } = site.identity;
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
/** Each as a field of one line holds it, and one that begins a link. */
const lines = ['x](javascript:alert(1)) [y', ...vectors]
  .map((vector) => vector.replaceAll(/\s+/g, ' ').trim())
  .filter((line) => !line.includes('\0'));

test.each(lines)('%j stays a text in the files for language models', (line) => {
  const attacked = {
    ...site,
    identity: { ...site.identity, name: line, description: line },
    labels: { ...site.labels, pages: line, feeds: line, source: line, articleTopics: line, fileFacts: line },
    chrome: { ...site.chrome, footer: { ...site.chrome.footer, legal: line } },
    texts: site.texts.map((text) => ({ ...text, title: line, description: line })),
  };
  const list = markdown.parse(llmsText(attacked));
  expect(foreignParts(list)).toEqual([]);
  expect(list.children.slice(0, 2).map(wordsOf)).toEqual([line, line]);
  const [whole] = llmsFullFiles(attacked).map((file) => markdown.parse(llmsFullText({ ...file, pages: [] }, attacked)));
  expect(whole && foreignParts(whole)).toEqual([]);
});

test('the file for language models lists every topic, and says what each file is', () => {
  const list = llmsText(site);
  for (const { tag } of site.content.insights.tags)
    expect(list).toMatch(new RegExp(`^- \\[[^\\]]+\\]\\(${url}/insights/topics/${tag}\\.md\\): \\S`, 'm'));
  const items = list.split('\n').filter((line) => line.startsWith('- '));
  expect(items.length).toBeGreaterThan(site.content.insights.tags.length);
  expect(items.filter((item) => !/^- \[[^\]]+\]\(\S+\): \S.*[\p{L}\p{N}.)?!]$/u.test(item))).toEqual([]);
});

test('a site without articles has no heading for topics', async () => {
  const bare = await siteOfTexts({});
  expect(llmsText(bare)).not.toContain(`## ${bare.labels.articleTopics}`);
});

/** HTML, and addresses that are not of the site; a bare address is a link wherever it stands. */
function foreignParts(tree: Root): string[] {
  const parts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'html') parts.push(node.value);
    if (node.type === 'image' || node.type === 'definition') parts.push(node.url);
    if (node.type === 'link' && !node.url.startsWith(url) && !isBare(node.url, wordsOf(node))) parts.push(node.url);
  });
  return parts;
}

function isBare(address: string, words: string): boolean {
  return /^(?:https?|mailto):/.test(address) && address.endsWith(words);
}

function wordsOf(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  return 'value' in node ? node.value : '';
}

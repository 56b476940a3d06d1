import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { attribute, files, origin, pageAt, readBuilt, sitemap, tagged } from './built-site.ts';
import { expect, test } from './fixtures.ts';

/** The page of the archive carries the archive, which is a file of its own. */
const ARCHIVE = '/content-export';
const addresses = sitemap.map((address) => address.replace(origin, '') || '/');
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).freeze();

test('every page that search engines are told of has a form as Markdown, and no other page has one', () => {
  const found = files.filter((file) => file.endsWith('.md')).map((file) => `/${file}`);
  expect(found.toSorted()).toEqual(addresses.map(markdownOf).toSorted());
});

test('every page names its Markdown', () => {
  const named = addresses.map((address) => {
    const links = tagged(pageAt(address), 'link').filter((link) => attribute(link, 'type') === 'text/markdown');
    return links.map((link) => attribute(link, 'href'));
  });
  expect(named).toEqual(addresses.map((address) => [markdownOf(address)]));
});

test('every address in Markdown and in the lists for language models is whole', () => {
  for (const file of [...addresses.map(markdownOf), '/llms.txt', '/llms-full.txt'])
    expect(
      addressesIn(readBuilt(file)).filter((url) => !/^(?:https?:|mailto:)/.test(url)),
      file,
    ).toEqual([]);
});

test('Markdown is answered in UTF-8, and says which page it is of', async ({ request }) => {
  const answer = await request.get('/about.md');
  expect(answer.headers()['content-type']?.replaceAll(' ', '')).toBe('text/markdown;charset=utf-8');
  expect(answer.headers()['link']).toBe('</about>; rel="canonical"');
  const home = await request.get('/index.md');
  expect(home.headers()['link']).toBe('</>; rel="canonical"');
});

test('the list for language models has its form, and names every page and article', () => {
  const text = readBuilt('/llms.txt');
  const kinds = markdown.parse(text).children.map((node) => (node.type === 'heading' ? node.depth : node.type));
  expect(kinds.slice(0, 2)).toEqual([1, 'blockquote']);
  expect(kinds.slice(2).filter((kind) => kind !== 'paragraph')).toEqual([2, 'list', 2, 'list', 2, 'list', 2, 'list']);
  const named = new Set(addressesIn(text));
  const missing = addresses.filter((address) => !/\/(?:page|topics)\//.test(address) && address !== ARCHIVE);
  expect(missing.filter((address) => !named.has(origin + markdownOf(address)))).toEqual([]);
});

test('the whole site as Markdown holds every page', () => {
  const all = readBuilt('/llms-full.txt');
  const whole = addresses.filter((address) => !/\/(?:page|topics)\//.test(address) && address !== ARCHIVE);
  expect(
    whole.filter(
      (address) =>
        !all.includes(
          readBuilt(markdownOf(address))
            .replace(/^---\n[\s\S]*?\n---\n\n/, '')
            .trimEnd(),
        ),
    ),
  ).toEqual([]);
});

function markdownOf(address: string): string {
  return `${address === '/' ? '/index' : address}.md`;
}

function addressesIn(text: string): string[] {
  const found: string[] = [];
  visit(markdown.parse(text), (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') found.push(node.url);
  });
  return found;
}

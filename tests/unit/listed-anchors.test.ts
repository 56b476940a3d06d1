import { describe, expect, test } from 'vitest';
import { updateUrlRegistry } from '../../pipeline/content/url-registry.ts';
import { loadTexts } from './load-texts.ts';
import { readFindings } from './read-findings.ts';

const QUESTIONS = '## Costs {#costs}\n\n### What is it? {#price}\n\nLittle.\n';
const page = (fields: string, text = ''): string => `---\ntitle: A\ndescription: B.\n${fields}---\n\n${text}`;
const FILES = {
  'pages/faq.md': page('', QUESTIONS),
  'pages/plain.md': page(
    'sections:\n  - { kind: prose, id: first, also_at: [one], title: A }\n  - { kind: prose, title: B, text: "### C {#deep}" }\n',
    '## Named by its words\n\n## Given {#given #older}\n\nText.[^1] <a id="pasted">a</a>\n\n[^1]: Note.\n',
  ),
};

/** They lead to pages that are not there. */
const ELSEWHERE = new Set(['pages/home.md', 'site.yaml']);

async function build(files: Readonly<Record<string, string>>, urlRegistry: string, how: 'write' | 'tell' = 'write') {
  const edition = { day: '2031-01-05', isPreview: false, urlRegistry: how };
  const { loaded, findings } = await loadTexts({ ...files, 'addresses.yaml': urlRegistry }, edition);
  const found = readFindings(findings).filter(
    ({ severity, file = '' }) => severity === 'error' && !ELSEWHERE.has(file),
  );
  return {
    after: loaded && updateUrlRegistry(urlRegistry, loaded.news),
    found: found.map(({ file, rule }) => `${file} ${rule}`),
  };
}

function anchorsIn(urlRegistry: string | undefined): string[] {
  return (urlRegistry ?? '').split('\n').flatMap((line) => /^\/(?:faq|plain)#.*/.exec(line)?.[0] ?? []);
}

test('an anchor without its sign is put back by what is said of it', async () => {
  const faq = FILES['pages/faq.md'].replace('{#price}', '{price}');
  const { findings } = await loadTexts({
    ...FILES,
    'pages/faq.md': faq,
    'addresses.yaml': '/faq: live\n/faq#price: live\n',
  });
  const lost = readFindings(findings).find(({ rule }) => rule === 'lost-anchor');
  expect(lost?.advice).toContain('Write the line as `### What is it? {#price}`');
});

describe('a ledger of anchors', () => {
  test('has those that somebody has chosen, behind their pages, and no others', async () => {
    const { after } = await build(FILES, '/: live\n');
    expect(anchorsIn(after)).toEqual([
      '/faq#costs: live',
      '/faq#price: live',
      '/plain#deep: live',
      '/plain#first: live',
      '/plain#given: live',
      '/plain#older: live',
      '/plain#one: live',
    ]);
    expect(after).toContain('/faq: live\n/faq#costs: live\n');
    expect((await build(FILES, after ?? '')).after).toBe(after);
  });

  test('stops no machine where it lacks one', async () => {
    const whole = (await build(FILES, '/: live\n')).after ?? '';
    const { found } = await build(FILES, whole.replace(/^.*#.*\n/gm, ''), 'tell');
    expect(found).toEqual([]);
  });

  test('follows a page to its new address', async () => {
    const urlRegistry = (await build(FILES, '/: live\n')).after ?? '';
    const moved = {
      'pages/plain.md': FILES['pages/plain.md'],
      'pages/questions.md': page('aliases: [/faq]\n', QUESTIONS),
    };
    const { found, after } = await build(moved, urlRegistry);
    expect(found).toEqual([]);
    expect(after).toContain('/faq#price: live\n');
    expect(after).toContain('/questions#price: live\n');
    const lost = { ...moved, 'pages/questions.md': moved['pages/questions.md'].replace(' {#price}', '') };
    expect((await build(lost, after ?? '')).found).toEqual(['pages/questions.md lost-anchor']);
  });

  test.each([
    ['gone', QUESTIONS.replace(' {#price}', ''), '/faq#price: gone', []],
    ['of a page that is gone itself', undefined, '/faq: gone\n/faq#price: live', []],
    ['of a page that is lost itself', undefined, '/faq: live\n/faq#price: live', ['pages/faq.md lost-address']],
    ['in a text that was swallowed', `\`\`\`\n${QUESTIONS}`, '/faq#price: live', ['pages/faq.md unclosed-code']],
  ])('says nothing more of one that is %s', async (_, text, urlRegistry, expected) => {
    const files = text === undefined ? {} : { 'pages/faq.md': page('', text) };
    expect((await build(files, `/: live\n${urlRegistry}\n`)).found).toEqual(expected);
  });

  test('says nothing of a section that has nothing to show for now', async () => {
    const quotes = 'sections:\n  - { kind: quotes, id: voices, title: They say }\n';
    const { found } = await build({ 'pages/faq.md': page(quotes) }, '/: live\n/faq#voices: live\n');
    expect(found.filter((one) => one.includes('anchor'))).toEqual([]);
  });

  test('tells of many that one cause has taken away once', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `/faq#q${index}: live\n`).join('');
    const { found } = await build(FILES, `/: live\n${names}`);
    expect(found).toEqual(['addresses.yaml lost-anchor']);
  });

  test('has a link to a lost anchor told with it', async () => {
    const files = {
      'pages/faq.md': page('', QUESTIONS.replace('#price', '#what')),
      'pages/x.md': page('', '[a](/faq#price)\n'),
    };
    expect((await build(files, '/: live\n/faq#costs: live\n/faq#price: live\n')).found).toEqual([
      'pages/faq.md lost-anchor',
    ]);
  });
});

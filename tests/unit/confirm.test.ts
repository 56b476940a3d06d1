import { describe, expect, test } from 'vitest';
import { factsFile } from '../../pipeline/site/derive/facts.ts';
import { message } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { markdownPage } from '../../pipeline/outputs/texts/markdown-pages.ts';
import { loadTexts } from './load-texts.ts';

interface Typed {
  readonly text?: string;
  readonly description?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

async function load({ text = '', description = 'About it', settings = {} }: Typed) {
  const page = `---\ntitle: Terms\ndescription: ${JSON.stringify(description)}\n---\n\n${text}\n`;
  const { findings, loaded } = await loadTexts({ 'pages/terms.md': page, ...settings });
  const site = loaded?.site;
  const terms = site?.texts.find(({ address }) => address === '/terms');
  return {
    found: findings.filter(({ rule }) => rule === 'unconfirmed-sentence' || rule === 'unknown-fact'),
    published: terms && site ? markdownPage(terms, site).split('# Terms\n\n')[1]?.trim() : undefined,
    page: site?.content.pages.get('terms'),
    all:
      site && JSON.stringify([site.content.pages.get('terms'), site.chrome, site.labels, site.texts, factsFile(site)]),
  };
}

function sentencesOf(found: Awaited<ReturnType<typeof load>>['found']): unknown[] {
  return found.map(({ parameters }) => Object(parameters).sentence ?? Object(parameters).name);
}

describe('a sentence to confirm', () => {
  test.each([
    ['I ring you. {{ confirm }} It is free.', 'I ring you. It is free.', ['I ring you.']],
    ['It is free. I ring you. {{confirm}}', 'It is free. I ring you.', ['I ring you.']],
    ['I ring you {{ confirm }}.', 'I ring you.', ['I ring you']],
    ['**I ring you.** {{ confirm }} Soon.', '**I ring you.** Soon.', ['I ring you.']],
    ['I ring\nyou.\n{{ confirm }}\nSoon.', 'I ring you. Soon.', ['I ring you.']],
    ['- I ring. {{ confirm }}\n- You ring. {{ confirm }}', '- I ring.\n- You ring.', ['I ring.', 'You ring.']],
    ['> I ring you. {{ confirm }}', '> I ring you.', ['I ring you.']],
    ['| A | B |\n| - | - |\n| c {{ confirm }} | d |', '| A | B |\n| - | - |\n| c | d |', ['c']],
    ['## I ring {{ confirm }} {#ring}\n\nSoon.', '## I ring\n\nSoon.', ['I ring']],
    ['<p>I ring you. {{ confirm }} Soon.</p>', 'I ring you. Soon.', ['I ring you.']],
    ['I am [here](/ "Soon"). {{ confirm }}', expect.stringContaining('I am [here]'), ['I am here.']],
    ['I am [here](/ "Always. {{ confirm }}").', expect.stringContaining('I am [here]'), ['Always.']],
    ['A claim[^1].\n\n[^1]: I checked. {{ confirm }}', expect.stringContaining(': I checked.'), ['I checked.']],
    [
      'I write to {{ site-email }}. {{ confirm }}',
      expect.stringContaining('I write to '),
      ['I write to {{ site-email }}.'],
    ],
    ['I ring. {{ confirm }} I write. {{ confirm }}', 'I ring. I write.', ['I ring.', 'I write.']],
  ])('is published as it stands: %s', async (text, markdown, sentences) => {
    const { found, published, all } = await load({ text });
    expect([published, sentencesOf(found)]).toEqual([markdown, sentences]);
    expect(all).not.toMatch(/\{\{|\bconfirm\b(?! it)/);
    const unmarked = await load({ text: text.replaceAll(/\s*\{\{ ?confirm ?\}\}/g, '') });
    expect(unmarked.all).toBe(all);
  });

  test('is published as it stands in a field, a label and a fact, and told of at its place', async () => {
    const { found, page, all } = await load({
      description: 'I ring you. {{ confirm }} Soon.',
      text: 'It takes {{ wait }}.',
      settings: { 'facts.yaml': 'wait: a day {{ confirm }}\n' },
    });
    expect([page?.description, all?.includes('It takes a day.')]).toEqual(['I ring you. Soon.', true]);
    expect(found.filter(({ rule }) => rule === 'unconfirmed-sentence')).toMatchObject([
      { file: 'facts.yaml', line: 1, column: 13, parameters: { sentence: 'a day' } },
      { file: 'pages/terms.md', line: 3, column: 27, parameters: { sentence: 'I ring you.' } },
    ]);
    expect(all).not.toMatch(/\bconfirm\b(?! it)/);
  });

  test.each([
    '`{{ confirm }}`',
    '```\n{{ confirm }}\n```',
    '\\{{ confirm }}',
    '<!-- I ring. {{ confirm }} -->',
    'I confirm it.',
  ])('is none: %s', async (text) => {
    expect((await load({ text })).found).toEqual([]);
  });
});

describe('a mark that marks nothing', () => {
  test.each(['{{ confirm }}', '- {{ confirm }}', 'I ring.\n\n{{ confirm }}', 'I ring. {{ confirm }} {{ confirm }}'])(
    'is an error: %s',
    async (text) => {
      const { found } = await load({ text });
      expect(found.at(-1)).toMatchObject({ rule: 'unknown-fact', severity: 'error', parameters: { alone: 'yes' } });
    },
  );

  test.each(['{{ confrim }}', '{ confirm }', '{ { confirm } }', '{{ to be confirmed }}', '{{ confirm'])(
    'for a slip of the hand is an error: %s',
    async (mark) => {
      const inText = await load({ text: `I ring you. ${mark}` });
      const inField = await load({ description: `I ring you. ${mark}` });
      expect([...inText.found, ...inField.found]).toMatchObject(
        Array.from({ length: 2 }, () => ({ rule: 'unknown-fact', severity: 'error' })),
      );
    },
  );

  test('as the name of a fact is an error', async () => {
    const { findings } = await loadTexts({ 'facts.yaml': 'confirm: a day\n' });
    const inFacts = findings.filter(({ file }) => file === 'facts.yaml');
    expect(inFacts).toMatchObject([{ line: 1, severity: 'error' }]);
  });
});

test('a launch is refused for a sentence to confirm', () => {
  const place = { file: 'pages/faq.md', line: 3, column: 1 };
  const messages = [message('unconfirmed-sentence', place, { sentence: 'I ring you.' })];
  expect(findingsOf(messages, { launch: true })).toMatchObject([{ severity: 'error' }]);
});

import { tests as examples } from 'commonmark-spec';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { toPlainText } from '../../pipeline/markdown/texts/plain-text.ts';
import { compileText } from './compile-text.ts';
import { ENGLISH } from './english-labels.ts';
import { readRows } from './tab-separated.ts';

const TAG = /<\/?(?:a|br|code|del|div|em|h[1-6]|hr|img|ins|li|ol|p|pre|strong|table|td|tr|ul)\b/g;

describe('plain text', () => {
  test.each(readRows(new URL('plain-text.tsv', import.meta.url)))('has %s', (_what, markdown = '', text = '') => {
    expect(plain(markdown)).toBe(text);
  });

  test('of every CommonMark example holds each of its words, and no tag that is not one of them', () => {
    const lost = examples.flatMap(({ number, markdown }) => {
      const { tree } = compileText(markdown.replaceAll('→', '\t'));
      const words: string[] = [];
      visit(tree, 'text', (node) => void words.push(...node.value.split(/\s+/)));
      const text = toPlainText(tree, { siteUrl: 'https://s.org', here: '/page', labels: ENGLISH });
      const missing = words.filter((word) => !text.includes(word));
      const tags = (text.match(TAG) ?? []).filter((tag) => !words.join(' ').includes(tag));
      return missing.length + tags.length > 0 ? [{ number, missing, tags }] : [];
    });
    expect(lost).toEqual([]);
  });
});

function plain(markdown: string): string {
  return toPlainText(compileText(markdown).tree, { siteUrl: 'https://s.org', here: '/page', labels: ENGLISH });
}

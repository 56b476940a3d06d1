import { describe, expect, test } from 'vitest';
import { createLinkResolver } from '../../pipeline/site/parse/links.ts';
import { readUrlRegistry, urlRegistryLine } from '../../pipeline/content/url-registry.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { compileText } from './compile-text.ts';

/** What is typed, and the anchor that it gives: an accent is one character with its letter, and invisible characters are left out. */
const NAMES: readonly (readonly [typed: string, anchor: string])[] = [
  ['Cafe\u0301 culture', 'caf\u00e9-culture'],
  ['Caf\u00e9 culture', 'caf\u00e9-culture'],
  ['\u2764\ufe0f Care', 'care'],
  ['1\ufe0f\u20e3 One', '1\u20e3-one'],
  ['Ca\u00adre\u200b and\u2060 more\ufeff', 'care-and-more'],
  ['\u2764\ufe0f', 'section'],
  ['J\u030c', '\u01f0'],
];

describe('an anchor is what its name looks like', () => {
  test.each(NAMES)('of the heading %j', (typed, anchor) => {
    expect([...compileText(`## ${typed}`).anchors]).toEqual([anchor]);
  });

  test.each([
    ['<p id="cafe\u0301\ufe0f">a</p>', 'caf\u00e9'],
    ['<a name="cafe\u0301">a</a>', 'caf\u00e9'],
  ])('of the HTML %s', (html, anchor) => {
    expect([...compileText(html).anchors]).toEqual([anchor]);
  });

  test.each(['type:walk', '导入', 'phase-(i)', 'what-next?', 'heading=h.a'])('of `{#%s}` behind a heading', (name) => {
    const { anchors, html, findings } = compileText(`# Words {#${name}}`);
    expect([[...anchors], html, findings]).toEqual([[name], `<h1 id="${name}">Words</h1>`, []]);
    const entry = { address: `/a#${name}`, state: 'live', line: 1, column: name.length + 6 };
    expect(readUrlRegistry(urlRegistryLine(`/a#${name}`))).toEqual({ entries: [entry], odd: [] });
  });

  test('and two headings that look alike are two', () => {
    expect([...compileText('## Caf\u00e9\n\n## Cafe\u0301').anchors]).toEqual(['caf\u00e9', 'caf\u00e9-1']);
  });

  test.each(['#-cafe\u0301', '#cafe\u0301', '#caf\u00e9', '#caf\u00e9\ufe0f', '#caf%C3%A9', '#cafe%CC%81'])(
    'of the link %j',
    (target) => {
      const resolver = resolverIn('insights/one.md', '/insights/one');
      expect(resolver.resolve(target, AT)?.href).toBe('#caf%C3%A9');
      expect(resolver.internal()).toMatchObject([{ anchor: 'caf\u00e9' }]);
    },
  );
});

test('so is the address of a page', () => {
  const resolver = resolverIn('insights/one.md', '/insights/one');
  resolver.resolve('/insights/cafe\u0301', AT);
  expect(resolver.internal()).toMatchObject([{ address: '/insights/caf\u00e9' }]);
});

const AT = { file: 'insights/one.md', line: 1, column: 1 };

function resolverIn(file: string, address: string) {
  return createLinkResolver({ addressOfFile: new Map(), destinations: new Map() }, fileAt(file), address);
}

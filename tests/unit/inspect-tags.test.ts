import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { eachTag, readEntities, textUntil } from '../../pipeline/inspect/tags.ts';

/** Every tag with some of its attributes. */
function tagsIn(text: string, ...wanted: string[]): [string, ...(string | undefined)[]][] {
  const tags: [string, ...(string | undefined)[]][] = [];
  eachTag(text, (tag) => {
    tags.push([`${tag.isEnd ? '/' : ''}${tag.name}`, ...wanted.map((name) => tag.attribute(name))]);
  });
  return tags;
}

describe('the reader of tags', () => {
  test.each([
    [
      '<a href="/x">y</a>',
      [
        ['a', '/x'],
        ['/a', undefined],
      ],
    ],
    ['<a data-note href="/x" hidden>y', [['a', '/x']]],
    ['<img alt="a > b, href=&quot;no&quot;" href="/x"/>', [['img', '/x']]],
    ['a < b <3 <a href="/1">', [['a', '/1']]],
    [
      '<script>"<a href="/no">"</script><a href="">',
      [
        ['script', undefined],
        ['/script', undefined],
        ['a', ''],
      ],
    ],
    ['<a data-href="/no" xhref="/no">', [['a', undefined]]],
    ['<a HREF="/x">', [['a', '/x']]],
    ['<a\n  href="/x"\n>', [['a', '/x']]],
    ['<a href="/unfinished', [['a', undefined]]],
    ['<image:loc x:href="/1">', [['image:loc', undefined]]],
  ])('reads %s', (text, tags) => {
    expect(tagsIn(text, 'href')).toEqual(tags);
  });

  test('knows attributes without a value, wherever they stand', () => {
    const html = '<p hidden id="a"></p><p id="a" hidden></p><p hidden></p><p id="hidden"></p>';
    expect(
      tagsIn(html, 'hidden')
        .filter(([name]) => name === 'p')
        .map(([, hidden]) => hidden),
    ).toEqual(['', '', '', undefined]);
  });

  test('finds the same as a parser of HTML', () => {
    const html = `<main><h1 id="a">A &amp; b</h1><p><a href="/x?a=1&amp;b=2" class="y">z</a><br/><img src="/p.png" alt="&lt;b&gt;"></p></main>`;
    const found: unknown[] = [];
    visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }) => {
      found.push([tagName, properties['href'], properties['src'], properties['alt'], properties['id']]);
    });
    expect(tagsIn(html, 'href', 'src', 'alt', 'id').filter(([name]) => !name.startsWith('/'))).toEqual(found);
  });

  test('reads entities, and text up to a tag', () => {
    expect(readEntities('&amp;lt; &#x27;&#39; &quot; &copy; &#x1F600;')).toBe(`&lt; '' " &copy; 😀`);
    expect(textUntil('<h1>A <em>b</em> &amp; c</h1>', 4, '</h1')).toBe('A b & c');
  });
});

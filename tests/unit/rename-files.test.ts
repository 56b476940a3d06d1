import { expect, test } from 'vitest';
import { newFileOf } from '../../pipeline/editing/rename/new-names.ts';
import { renewTargets } from '../../pipeline/editing/rename/renew-targets.ts';
import { targetsOf } from '../../pipeline/editing/rename/targets.ts';
import type { SourceFile } from '../../pipeline/site/read/content-folder.ts';

const PROBE = { path: 'files/list.pdf', hash: 'a', bytes: 1 };

function planOf(text: string, [from, to]: readonly [string, string], file = 'insights/a.md') {
  const source: SourceFile = { path: file, readText: () => text, hash: '' };
  const folder = {
    root: '',
    findings: [],
    texts: new Map([[file, source]]),
    images: ['images/a.jpg', 'images/b.jpg', 'images/My Photo.jpg'],
    downloads: new Map([[PROBE.path, PROBE]]),
  };
  const move = newFileOf({ folder }, from, to);
  const renewed = renewTargets({ folder, documents: [], links: [] }, move);
  return { move, text: renewed.get(file)?.text };
}

test.each([
  ['![a.jpg](../images/a.jpg "a.jpg")', '![a.jpg](../images/c.jpg "a.jpg")'],
  ['![A](images/a.jpg) and `images/a.jpg`', '![A](images/c.jpg) and `images/a.jpg`'],
  ['![A](</images/a.jpg>) \\[B](images/a.jpg)', '![A](</images/c.jpg>) \\[B](images/a.jpg)'],
  ['![A][p]\n\n[p]: ../images/a.jpg', '![A][p]\n\n[p]: ../images/c.jpg'],
  ['<img src="../images/a.jpg" alt="../images/a.jpg">', '<img src="../images/c.jpg" alt="../images/a.jpg">'],
  ['---\nhero_image: images/a.jpg # a.jpg\n---\n\nText.', '---\nhero_image: images/c.jpg # a.jpg\n---\n\nText.'],
  ['---\nimages: [images/b.jpg, "images/a.jpg"]\n---\n', '---\nimages: [images/b.jpg, "images/c.jpg"]\n---\n'],
  [
    '---\nsections:\n  - text: See ![A](../images/a.jpg).\n---\n',
    '---\nsections:\n  - text: See ![A](../images/c.jpg).\n---\n',
  ],
])('a picture is renamed where it is named, and nowhere else: %s', (text, renamed) => {
  expect(planOf(text, ['images/a.jpg', 'c']).text).toBe(renamed);
});

test('a field of the site is renamed too, and a file to download with its links', () => {
  const named = planOf('identity:\n  social_image: images/a.jpg\n', ['images/a.jpg', 'images/c.jpg'], 'site.yaml');
  expect(named.text).toBe('identity:\n  social_image: images/c.jpg\n');
  const plan = planOf('[list](../files/list.pdf#page=2)', ['files/list.pdf', 'files/old/list']);
  expect(plan.move.now.file).toBe('files/old/list.pdf');
  expect(plan.text).toBe('[list](../files/old/list.pdf#page=2)');
});

test.each([
  ['images/a.jpg', 'b', '`images/b.jpg` is there already'],
  ['images/a.jpg', 'a', 'it has this name already'],
  ['images/a.jpg', 'c.png', 'its ending stays `.jpg`'],
  ['images/a.jpg', 'pages/c', 'it stays in `images`'],
  ['images/a.jpg', 'My Photo', 'expected lower-case letters'],
  ['files/list.pdf', 'images/list', 'it stays in `files`'],
])('%s is not renamed to %s', (from, to, says) => {
  expect(() => planOf('', [from, to])).toThrow(says);
});

test('four hundred links are found', () => {
  const text = Array.from({ length: 400 }, (_, index) => `A \`b\` [c](felt?${index}).\n`).join('\n');
  expect(targetsOf(text, true)).toHaveLength(400);
});

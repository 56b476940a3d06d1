import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toLinkedProse } from '../../pipeline/compile/markdown/texts/prose.ts';
import { compileText } from './compile-text.ts';
import { ENGLISH } from './english-labels.ts';

const folder = path.resolve(import.meta.dirname, '../../pages/styleguide/samples');

test('the sample text of the style guide is its Markdown, compiled', async () => {
  const { tree, findings } = compileText(readFileSync(path.join(folder, 'text.md'), 'utf8'), {
    anchorPrefix: 'sample-',
    topLevel: 2,
  });
  expect(findings).toEqual([]);
  await expect(`${toLinkedProse(tree, { siteUrl: '', here: '', labels: ENGLISH }).html}\n`).toMatchFileSnapshot(
    path.join(folder, 'text.html'),
  );
});

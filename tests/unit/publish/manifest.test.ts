import { expect, test } from 'vitest';
import { manifestText, parseManifest } from '../../../pipeline/build/publish/manifest.ts';
import { sha256 } from '../../../pipeline/shared/hash.ts';

const PROVENANCE = { content: 'c0ffee', madeBy: { site: '1.0.0', react: '19.3.1' } };

test('a manifest says of what a site was made, then a line a file, in the order of their names', () => {
  const files = ['insights/ü "a".html', 'about.html', 'Zoo.html'].map((name) => [name, fileOf(name)] as const);
  const text = manifestText(new Map(files), PROVENANCE);
  const named = Object.fromEntries(
    ['Zoo.html', 'about.html', 'insights/ü "a".html'].map((name) => [
      name,
      { size: name.length, sha256: sha256(name) },
    ]),
  );
  const { about, ...said } = JSON.parse(text) as Record<string, unknown>;
  expect([about, said]).toEqual([expect.stringContaining('What the build'), { ...PROVENANCE, files: named }]);
  const lines = text.split('\n').filter((line) => line.includes('sha256'));
  expect(lines.map((line) => line.split('": {')[0])).toEqual([
    '  "Zoo.html',
    '  "about.html',
    '  "insights/ü \\"a\\".html',
  ]);
  expect(manifestText(new Map(files.toReversed()), PROVENANCE)).toBe(text);
  expect(parseManifest(text)).toEqual(new Map(Object.keys(named).map((name) => [name, sha256(name)])));
});

function fileOf(text: string) {
  return { hash: sha256(text), size: text.length };
}

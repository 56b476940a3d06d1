import { expect, test } from 'vitest';
import { hashSources } from '../../pipeline/cache/kept-folders.mjs';
import { temporaryFolder, writeTexts } from './temporary-folder.ts';

test('sources have another hash when one of them changes or comes, and not while Vike reads its settings', () => {
  const project = temporaryFolder();
  const hashOf = (texts: Readonly<Record<string, string>>): string => {
    writeTexts(project, texts);
    return hashSources(project, ['pages']);
  };
  const first = hashOf({ 'pages/home/+Page.tsx': 'a' });
  expect(hashOf({ 'pages/+config.ts.build-3f2a91bc04de.mjs': 'settings' })).toBe(first);
  const changed = hashOf({ 'pages/home/+Page.tsx': 'b' });
  expect(changed).not.toBe(first);
  expect(hashOf({ 'pages/home/+data.ts': '' })).not.toBe(changed);
});

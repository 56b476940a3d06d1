import { expect, test } from 'vitest';
import { readContentFolder } from '../../pipeline/site/read/content-folder.ts';
import { temporaryFolder, writeTexts } from './temporary-folder.ts';

const TEXT = '---\ntitle: Why pharma buys\nsummary: Who buys a biotech company, and why.\n---\n\nPharma buys.\n';
const FILES = { 'insights/how-we.md': TEXT, 'insights/how-we copy.md': `${TEXT}\nMore.\n` };

test.each([
  ['left out', FILES, ['insights/how-we copy.md']],
  ['none where it is published', { ...FILES, 'addresses.yaml': '/insights/how-we-copy: live\n' }, []],
])('what is called a copy is %s', async (_what, files, copies) => {
  const root = temporaryFolder();
  writeTexts(root, files);
  const { findings } = await readContentFolder(root, ['pages', 'insights', 'services']);
  expect(findings.flatMap(({ file, rule }) => (rule === 'copied-file' ? [file] : []))).toEqual(copies);
});

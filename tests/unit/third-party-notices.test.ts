import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { NOTICES_FILE } from '../../pipeline/content/addresses.ts';
import { createOutput } from '../../pipeline/outputs/output.ts';
import { writeNotices } from '../../pipeline/outputs/third-party-notices.ts';
import { temporaryFolder, writeTexts } from './temporary-folder.ts';

const PACKAGES = { 'published.js': ['known'], 'kept.js': ['left-out', 'bare'] };
const LICENSES = [
  { name: 'known', version: '1.0.0', identifier: 'MIT', text: 'Copyright Ann' },
  { name: 'left-out', version: '2.0.0', identifier: 'MIT', text: 'Copyright Ben' },
  { name: 'bare', version: '3.0.0', identifier: 'ISC' },
];

test('names the packages of scripts that are published, and no others', async () => {
  const notices = await noticesBeside('published.js');
  expect(notices).toContain('known 1.0.0 (MIT)\n\nCopyright Ann\n');
  expect(notices).not.toContain('left-out');
});

test('no package is published whose license is not there', async () => {
  await expect(noticesBeside('kept.js')).rejects.toThrow('bare 3.0.0 is published, and has no license');
});

/** What is written where a script of such a bundle is published. */
async function noticesBeside(script: string): Promise<string> {
  const [bundle, output] = [temporaryFolder(), createOutput(path.join(temporaryFolder(), 'out'))];
  writeTexts(path.join(bundle, 'client'), {
    'licenses.json': JSON.stringify(LICENSES),
    'packages.json': JSON.stringify(PACKAGES),
  });
  output.write(script, '');
  await writeNotices(bundle, output);
  return readFileSync(path.join(output.folder, NOTICES_FILE.slice(1)), 'utf8');
}

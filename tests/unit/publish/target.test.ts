import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { resolveTarget } from '../../../pipeline/build/publish/target.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const root = realpathSync(temporaryFolder());
beforeAll(() => {
  const ofProject = ['public', 'pages', 'pipeline', 'renderer', 'content/insights', 'dist'].map(
    (name) => `work/project/${name}`,
  );
  for (const name of [...ofProject, 'elsewhere/site', 'content']) mkdirSync(path.join(root, name), { recursive: true });
  writeFileSync(path.join(root, 'file'), 'mine');
  symlinkSync(path.join(root, 'elsewhere/site'), path.join(root, 'link'));
  symlinkSync('link', path.join(root, 'link-to-link'));
  symlinkSync(path.join(root, 'elsewhere'), path.join(root, 'link-above'));
  symlinkSync('nowhere', path.join(root, 'dangling'));
  symlinkSync('circle', path.join(root, 'circle'));
  symlinkSync('file', path.join(root, 'link-to-file'));
  symlinkSync(path.join(root, 'work/project/content'), path.join(root, 'link-to-content'));
});

describe('a folder to publish to', () => {
  test.each([
    ['work/project/dist', 'work/project/dist'],
    ['work/project/new', 'work/project/new'],
    ['new/folders/above', 'new/folders/above'],
    ['link', 'elsewhere/site'],
    ['link-to-link', 'elsewhere/site'],
    ['link-above/site', 'elsewhere/site'],
    ['link-above/new', 'elsewhere/new'],
    ['work/content-of-another', 'work/content-of-another'],
  ])('%s is %s', (out, target) => {
    expect(resolve(out)).toBe(path.join(root, target));
  });

  test.each([
    ['dangling', 'it is a link to nowhere, where no folder is'],
    ['circle', 'it is a link to circle, where no folder is'],
    ['link-to-file', 'it is a link to file, where no folder is'],
    ['dangling/site', 'dangling is a link to nowhere, where no folder is'],
    ['file', 'it is not a folder'],
    ['file/site', 'is not a folder'],
    ['file/site/deeper', 'is not a folder'],
    ['work/project/content', 'it holds the content folder'],
    ['work/project/content/insights', 'content is read by the build'],
    ['work/project/content/new', 'content is read by the build'],
    ['link-to-content', 'it holds the content folder'],
    ['link-to-content/new', 'content is read by the build'],
    ['work/project', 'it holds the content folder'],
    ['work', 'it holds the content folder'],
    ['.', 'it holds the content folder'],
    ['work/project/public/site', 'public is read by the build'],
    ['work/project/renderer', 'renderer is read by the build'],
  ])('%s is refused: %s', (out, reason) => {
    expect(() => resolve(out)).toThrow(reason);
  });

  test('with the program in it is refused where the content is elsewhere', () => {
    const folders = { project: path.join(root, 'work/project'), content: path.join(root, 'content') };
    expect(() => resolveTarget(path.join(root, 'work'), folders)).toThrow('it holds the program');
  });
});

function resolve(out: string): string {
  const folders = { project: path.join(root, 'work/project'), content: path.join(root, 'work/project/content') };
  return resolveTarget(path.join(root, out), folders);
}

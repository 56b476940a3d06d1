import path from 'node:path';
import { expect, test } from 'vitest';
import { readCommitted } from '../../pipeline/site/read/git.ts';
import { git } from './git.ts';
import { temporaryFolder, writeTexts } from './temporary-folder.ts';

const LONG = 'é'.repeat(200_000);

/** Makes a repository with two files in a folder of it, and returns that folder. */
function repositoryWith(texts: Record<string, string>): string {
  const repository = temporaryFolder();
  git(repository, 'init', '--quiet');
  return commit(path.join(repository, 'content'), texts);
}

function commit(content: string, texts: Record<string, string>): string {
  writeTexts(content, texts);
  git(content, 'add', '--all');
  git(content, 'commit', '--quiet', '--message', 'x');
  return content;
}

test('files of a commit are read by their paths in the folder, several at once and of any length', async () => {
  const content = repositoryWith({ 'a.md': 'é one\n', 'deep/b c.md': '', 'long.md': LONG });
  const files = ['deep', 'long.md', 'none blob 5', 'deep/b c.md', 'a.md\na.md', 'a.md'];
  const texts = await Promise.all(files.map((file) => readCommitted(content, 'HEAD', file)));
  expect(texts).toEqual([undefined, LONG, undefined, '', undefined, 'é one\n']);
});

test('the last commit is the last one whenever it is asked for, also after git has packed its files', async () => {
  const content = repositoryWith({ 'a.md': 'one' });
  for (const words of ['two', 'three']) {
    commit(content, { 'a.md': words });
    expect(await readCommitted(content, 'HEAD', 'a.md')).toBe(words);
    git(content, 'gc', '--quiet', '--prune=now');
  }
  expect(await readCommitted(content, 'HEAD', 'a.md')).toBe('three');
  expect(await readCommitted(content, 'HEAD^', 'a.md')).toBe('two');
});

test('nothing is committed where there is no folder, no repository, or no commit; later it is found', async () => {
  const folder = temporaryFolder();
  expect(await readCommitted(path.join(folder, 'none'), 'HEAD', 'a.md')).toBeUndefined();
  expect(await readCommitted(folder, 'HEAD', 'a.md')).toBeUndefined();
  git(folder, 'init', '--quiet');
  expect(await readCommitted(folder, 'HEAD', 'a.md')).toBeUndefined();
  commit(folder, { 'a.md': 'one' });
  expect(await readCommitted(folder, 'HEAD', 'a.md')).toBe('one');
});

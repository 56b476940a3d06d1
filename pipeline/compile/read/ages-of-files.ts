import { askGit } from './git.ts';

/** How many commits ago each of some files came into the folder `root`; nothing of those that are not committed. */
export async function agesOfFiles(root: string, files: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const only = ['--diff-filter=A', '--no-renames', '--relative', '--name-only', '-z', '--format=%x01'];
  const answer = await askGit(root, ['--literal-pathspecs', 'log', ...only, '--', ...files]);
  const ages = new Map<string, number>();
  const commits = 'output' in answer ? answer.output.toString().split('\u0001') : [];
  for (const [age, names] of commits.entries())
    for (const name of names.split('\0')) if (name.trim() !== '') ages.set(name.trimStart(), age);
  return ages;
}

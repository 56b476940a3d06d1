import { execFileSync } from 'node:child_process';

/** Runs git in a folder with a fixed author, without the settings of this machine. Returns its output. */
export function git(folder: string, ...args: readonly string[]): string {
  const who = { NAME: 'A', EMAIL: 'a@example.org' };
  const people = ['AUTHOR', 'COMMITTER'].flatMap((role) =>
    Object.entries(who).map(([name, value]) => [`GIT_${role}_${name}`, value]),
  );
  const own = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', ...Object.fromEntries(people) };
  return execFileSync('git', args, { cwd: folder, env: { ...process.env, ...own } }).toString();
}

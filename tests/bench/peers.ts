import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { measure, measureCommand } from './measure.ts';
import type { Racer } from './race.ts';

/** Another site generator. Its settings and layouts are the files of `peers/<work>/<name>`. */
interface Peer extends Pick<Racer, 'out' | 'made' | 'run'> {
  /** Its package. Without one, the program must be installed on the machine. */
  readonly package?: string;
}

const PEERS: Readonly<Record<string, Peer>> = {
  Eleventy: {
    package: '@11ty/eleventy',
    out: 'out',
    made: [],
    run: (folder) => measure(['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'], folder),
  },
  Astro: {
    package: 'astro',
    out: 'dist',
    made: ['.astro', 'node_modules/.astro'],
    run: (folder) => measure(['node_modules/astro/astro.js', 'build', '--silent'], folder),
  },
  Hugo: {
    out: 'public',
    made: ['resources'],
    run: (folder) => measureCommand(['hugo', '--quiet'], folder),
  },
};

/** Installs the other programs, each in its own folder below `work`. */
export function installPeers(work: string): Racer[] {
  return Object.entries(PEERS).flatMap(([name, { package: wanted, ...peer }]) => {
    const folder = path.join(work, name);
    const files = path.join(import.meta.dirname, 'peers', 'plain', name.toLowerCase());
    cpSync(files, folder, { recursive: true });
    const version = wanted === undefined ? versionOfHugo() : install(wanted, folder);
    return version === undefined ? [] : [{ name: `${name} ${version}`, folder, files, content: 'all', ...peer }];
  });
}

function install(name: string, cwd: string): string {
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd, stdio: 'ignore' });
  const { version } = JSON.parse(readFileSync(path.join(cwd, 'node_modules', name, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}

/** Returns the version of Hugo; undefined if it is not installed. */
function versionOfHugo(): string | undefined {
  return /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
}

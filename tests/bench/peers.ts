import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { measure, measureCommand } from './measure.ts';
import type { Racer } from './race.ts';

/** Another site generator, and its package. Without one, the program must be installed on the machine. */
interface Peer extends Pick<Racer, 'content' | 'out' | 'made' | 'run'> {
  readonly package?: string;
}

const PEERS: Readonly<Record<string, Peer>> = {
  Eleventy: {
    package: '@11ty/eleventy',
    content: 'site/content',
    out: 'out',
    made: [],
    run: (folder) => measure(['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'], folder),
  },
  Astro: {
    package: 'astro',
    content: 'content',
    out: 'dist',
    made: ['.astro', 'node_modules/.astro', 'node_modules/.astro-og-canvas'],
    run: (folder) => measure(['node_modules/astro/astro.js', 'build', '--silent'], folder),
  },
  Hugo: {
    content: 'content',
    out: 'public',
    made: ['resources'],
    run: (folder) => measureCommand(['hugo', '--quiet'], folder),
  },
};

/** Installs other programs below `work`, each in its own folder with what stands in `peers/<race>/<name>`. */
export function installPeers(race: 'plain' | 'same', work: string): Racer[] {
  return Object.entries(PEERS).flatMap(([name, { package: wanted, ...peer }]) => {
    const folder = path.join(work, race, name);
    const files = path.join(import.meta.dirname, 'peers', race, name.toLowerCase());
    if (!existsSync(files)) return [];
    cpSync(files, folder, { recursive: true });
    const version = wanted === undefined ? versionOfHugo() : install(wanted, folder);
    return version === undefined ? [] : [{ name: `${name} ${version}`, folder, files, ...peer }];
  });
}

function install(name: string, cwd: string): string | undefined {
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd, stdio: 'ignore' });
  const description = readFileSync(path.join(cwd, 'node_modules', name, 'package.json'), 'utf8');
  return /"version": "([^"]+)"/.exec(description)?.[1];
}

/** Returns the version of Hugo; undefined if it is not installed. */
function versionOfHugo(): string | undefined {
  return /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
}

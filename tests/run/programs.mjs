// Installs what only the long run asks for: web servers, two more browsers, and HTTP Observatory. What cannot be installed is named, and
// its tests say loudly that they were not run.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Programs, and the packages of Debian that bring them. */
const PACKAGES = {
  nginx: 'nginx',
  apache2: 'apache2',
  caddy: 'caddy',
  wrk: 'wrk',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};
const OBSERVATORY = '@mdn/mdn-http-observatory';
const OBSERVATORY_VERSION = '1.4.8';

/** Installs what is missing below `root`, the project, and on this machine; the latter as root only. */
export function installPrograms(root) {
  const missing = Object.keys(PACKAGES).filter((program) => !hasProgram(program));
  const packages = [...new Set(missing.map((program) => PACKAGES[program]))];
  if (packages.length > 0 && process.getuid?.() === 0 && hasProgram('apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
  const left = packages.filter((_, index) => !hasProgram(missing[index]));
  if (left.length > 0) console.log(`Install these for the tests that need them: ${left.join(' ')}`);
  const folder = path.join(root, 'node_modules/.cache/observatory');
  if (existsSync(path.join(folder, 'node_modules', OBSERVATORY))) return;
  // Its own installation asks a server for certificates, which the tests do not need.
  run('npm', [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefix',
    folder,
    `${OBSERVATORY}@${OBSERVATORY_VERSION}`,
  ]);
}

function hasProgram(program) {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

function run(program, args, env = {}) {
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

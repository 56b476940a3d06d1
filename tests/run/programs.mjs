// Installs what only the long run needs: web servers, two more browsers, and HTTP Observatory. Prints the names of programs that
// cannot be installed; their tests are skipped with a notice.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Programs, and the Debian packages that contain them. */
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

/** Installs what is missing on this machine, as root only, and below `root`, the folder of the project. */
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
  // Without its install script, which downloads certificates that the tests do not need.
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

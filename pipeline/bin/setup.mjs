// The first step of `npm start` and `npm test`: plain JavaScript, since nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endWithNpm } from './end-with-npm.mjs';

const OLDEST_NODE = [20, 19];
const TEST_OPTIONS = {
  '--quick': 'leaves out what takes long',
  '--long': 'tries everything of what is many, for hours',
  '--changed': 'runs only what a change can have touched',
  '--help': 'shows this',
};
const PIPELINE = ['--max-semi-space-size=16', 'pipeline/bin/run.mjs'];
const SIGNALS = ['SIGINT', 'SIGTERM'];
const root = path.resolve(import.meta.dirname, '../..');
const [task = '', ...rest] = process.argv.slice(2);

checkNode();
endWithNpm();
if (task === 'test') readTestOptions();
installPackages();
if (task === 'start') await start();
else if (task === 'test') test();
else fail(`Unexpected task \`${task}\`, expected \`start\` or \`test\``);

async function start() {
  const built = await passOn('build', ...rest);
  process.exit(built === 0 ? await passOn('preview', ...rest) : built);
}

function test() {
  const { status } = run(process.execPath, ['tests/run.mjs', ...rest]);
  process.exit(status ?? 1);
}

/** Prints the usage if it is requested or an option is invalid, before anything is installed. */
function readTestOptions() {
  const odd = rest.find((option) => !Object.hasOwn(TEST_OPTIONS, option));
  if (odd === undefined && !rest.includes('--help')) return;
  const options = Object.entries(TEST_OPTIONS).map(([name, says]) => `  ${name.padEnd(10)} ${says}`);
  const usage = ['Usage: npm test -- [options]', '', 'Runs all tests.', '', ...options];
  if (odd === undefined) console.log(usage.join('\n'));
  else console.error([`Unexpected option \`${odd}\``, '', ...usage].join('\n'));
  process.exit(odd === undefined ? 0 : 2);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(`Node.js ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}`);
}

/** Installs exactly the packages of the lock file, unless they are installed already. */
function installPackages() {
  const lock = path.join(root, 'package-lock.json');
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (existsSync(installed) && packagesOf(installed) === packagesOf(lock)) return;
  console.log('Installing packages');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) fail('The packages could not be installed; the lines above say why');
}

/**
 * Returns names and versions in a lock file. Leaves out optional packages: only those for this machine are installed.
 */
function packagesOf(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(packages)
    .filter(([name, { optional }]) => name !== '' && !optional)
    .map(([name, { version }]) => `${name}@${version}`)
    .toSorted()
    .join('\n');
}

/** Runs a command, passes signals on to it, so that it does not outlive this program, and resolves to its exit code. */
function passOn(...args) {
  const child = spawn(process.execPath, [...PIPELINE, ...args], { cwd: root, stdio: 'inherit' });
  const pass = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      for (const signal of SIGNALS) process.off(signal, pass);
      resolve(code ?? 1);
    });
  });
}

function run(program, args) {
  return spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && !path.isAbsolute(program),
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

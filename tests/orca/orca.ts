import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// `node --import tsx tests/orca/orca.ts`, while `npm run preview` runs: renews the transcript of what Orca says on six journeys.
// With `DOOR`, the address of the desk that `npm run dev` prints: the transcript of what it says there.
// It needs Debian's `firefox-esr xvfb xdotool dbus at-spi2-core speech-dispatcher orca`.

const HOME = mkdtempSync(path.join(tmpdir(), 'orca-'));
const session = path.join(import.meta.dirname, 'session.sh');
const program = [process.execPath, '--import', 'tsx', path.join(import.meta.dirname, 'journeys.ts')];
const env = {
  ...process.env,
  HOME,
  XDG_RUNTIME_DIR: HOME,
  DISPLAY: ':97',
  GNOME_ACCESSIBILITY: '1',
  ORCA_LOG: path.join(HOME, 'orca.log'),
};
const { status } = spawnSync('dbus-run-session', ['--', 'sh', session, ...program], { env, stdio: 'inherit' });
process.exitCode = status ?? 1;

// Loaded into every process of a program: ends the one that bundles the pages as soon as its folder holds what `DIE_AT` names.
import { existsSync } from 'node:fs';
import path from 'node:path';

const [program = '', , settings = '{}'] = process.argv.slice(1);
if (/bundle-process\.m?[jt]s$/.test(program)) {
  const { root, build } = JSON.parse(settings);
  const place = path.join(root, build.outDir, process.env.DIE_AT ?? '');
  setInterval(() => existsSync(place) && process.kill(process.pid, 'SIGKILL'), 1).unref();
}

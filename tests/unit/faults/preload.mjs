// Makes a part of the program fail. `FAULT` is JSON: `{ module, name, body }` replaces the body of a function of a module;
// `{ call, path, code }` lets a call of node:fs fail with a code of the system wherever its arguments match a pattern.
import fs from 'node:fs';
import { register, syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const fault = JSON.parse(process.env.FAULT ?? '{}');
if (fault.module && isMainThread) register('./hook.mjs', import.meta.url, { data: fault });
if (fault.call) {
  for (const owner of [fs, fs.promises]) if (owner[fault.call]) owner[fault.call] = failing(owner[fault.call]);
  syncBuiltinESMExports();
}

function failing(original) {
  return function (...args) {
    const place = args.find((arg) => typeof arg === 'string' && new RegExp(fault.path).test(arg));
    if (place === undefined) return original.apply(this, args);
    const error = Object.assign(new Error(`${fault.code}: injected, ${fault.call} '${place}'`), {
      code: fault.code,
      syscall: fault.syscall ?? 'write',
      path: place,
    });
    if (original === fs.promises[fault.call] || this === fs.promises) return Promise.reject(error);
    throw error;
  };
}

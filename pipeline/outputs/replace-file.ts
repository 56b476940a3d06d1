import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withPath } from '../shared/system-error.ts';

/** Replaces a content file with a text atomically, and keeps its permissions. */
export function replaceFile(file: string, text: string): void {
  const part = path.join(path.dirname(file), `.${randomUUID()}.part`);
  try {
    writeFileSync(part, text);
    if (existsSync(file)) chmodSync(part, statSync(file).mode);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw withPath(error, file);
  }
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawings } from './drawings.ts';

const [word] = process.argv.slice(2);
if (word !== undefined) {
  console.log('Usage: npm run draw\n\nWrites every drawing to its place in the project.');
  process.exit(word === '--help' ? 0 : 2);
}

/** Writes every drawing to its place in the project. */
const root = path.resolve(import.meta.dirname, '..');
for (const [file, text] of Object.entries(drawings())) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

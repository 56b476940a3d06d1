import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawings } from './drawings.ts';
import { portrait } from './portrait.ts';
import { readPhotograph } from './read-photograph.ts';

/** Writes every drawing to its place in the project; with `--portrait FILE`, only a portrait of that photograph, or to `--out FILE`. */
const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { portrait: { type: 'string' }, out: { type: 'string' } } });
const { portrait: photograph, out = 'content/images/portrait.svg' } = values;
const files = photograph === undefined ? drawings() : { [out]: portrait(await readPhotograph(photograph)) };
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.resolve(root, file)), { recursive: true });
  writeFileSync(path.resolve(root, file), text);
}

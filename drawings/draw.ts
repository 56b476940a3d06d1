import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawings } from './drawings.ts';
import { portrait } from './portrait.ts';
import { readPhotograph } from './read-photograph.ts';

const USAGE = `Usage: npm run draw [-- --portrait FILE [--out FILE]]

Writes every drawing to its place in the project; with a photograph, only the portrait of it.`;

const [word] = process.argv.slice(2);
if (word !== undefined && word !== '--portrait') {
  console.log(USAGE);
  process.exit(word === '--help' ? 0 : 2);
}

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { portrait: { type: 'string' }, out: { type: 'string' } } });
const { portrait: photograph, out = 'content/images/portrait.svg' } = values;
const files = photograph === undefined ? drawings() : { [out]: portrait(await readPhotograph(photograph)) };
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.resolve(root, file)), { recursive: true });
  writeFileSync(path.resolve(root, file), text);
  if (photograph !== undefined) console.log(file);
}

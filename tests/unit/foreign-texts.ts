import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOfPlain } from '../../pipeline/shared/hash.ts';

const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));
/** Folders in which packages keep test data. */
const TRIALS = /\/(?:tests?|fixtures?|__tests__)\//;

/** A text of another project. */
export interface ForeignText {
  /** Its path below `node_modules/`. */
  readonly name: string;
  /** Its text as the pipeline reads it: without a byte order mark, with line feeds as line ends. */
  readonly text: string;
}

/** The documentation in the installed packages, each text once, in order; without folders of test data. */
export function foreignTexts(): ForeignText[] {
  const known = new Set<string>();
  return readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|markdown)$/i.test(name) && !name.startsWith('.') && !TRIALS.test(`/${name}`))
    .toSorted()
    .map((name) => ({ name, text: asRead(readFileSync(path.join(PACKAGES, name), 'utf8')) }))
    .filter(({ text }) => text.trim() !== '' && !known.has(hashOfPlain(text)) && known.add(hashOfPlain(text)));
}

function asRead(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\0\p{Surrogate}]/gu, '');
}

/** Valid front matter, without its delimiters. */
const FIELDS = 'title: A text of somebody else\nsummary: What somebody else has written.\npublished: 2025-10-06\n';

/** Makes each text an article in a content folder; returns texts by path. */
export function asArticles(texts: readonly ForeignText[]): Record<string, string> {
  return Object.fromEntries(
    texts.map(({ text }, index) => [`insights/foreign-${index}.md`, `---\n${FIELDS}---\n\n${text}`]),
  );
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { toMarkdown } from '../../../pipeline/importing/to-markdown.ts';
import { compileText } from '../compile-text.ts';

const CLIPBOARDS = path.join(import.meta.dirname, '../../fixtures/clipboards');
const PROGRAMS = readdirSync(CLIPBOARDS).flatMap((file) => (file.endsWith('.html') ? [path.parse(file).name] : []));

describe('a clipboard of', () => {
  test.each(PROGRAMS)('%s becomes the Markdown beside it, and what is lost is said', async (program) => {
    const { markdown, lost } = await toMarkdown({ html: read(`${program}.html`) }, 'en');
    expect(markdown).toBe(read(`${program}.md`));
    expect(lost.map((sentence) => `${sentence}\n`).join('')).toBe(read(`${program}.lost.txt`));
  });

  test.each(PROGRAMS)('%s gives a text in which nothing is found', (program) => {
    expect(compileText(read(`${program}.md`), { topLevel: 2 }).findings).toEqual([]);
  });

  test('at least twenty programs is tried', () => {
    expect(PROGRAMS.length).toBeGreaterThanOrEqual(20);
  });
});

function read(file: string): string {
  const place = path.join(CLIPBOARDS, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
}

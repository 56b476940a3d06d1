import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DAY_MS = 86_400_000;

/** Copies a content folder and adds `count` articles, made from its own with other titles and days. */
export function generateContent(from: string, to: string, count: number): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const folder = path.join(from, 'insights');
  const sources = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  for (let index = 0; index < count; index++) {
    const day = new Date(Date.UTC(2000, 0, 1) + (index % 9000) * DAY_MS).toISOString().slice(0, 10);
    const text = (sources[index % sources.length] ?? '')
      .replace(/^title:.*$/m, `title: Generated article ${index}`)
      .replace(/^published:.*$/m, `published: ${day}`)
      .replace(/^featured:.*\n/m, '');
    writeFileSync(path.join(to, 'insights', `generated-${index}.md`), text);
  }
}

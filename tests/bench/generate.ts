import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const DAY_MS = 86_400_000;
const HERO = /^hero_image: (images\/.+)\.svg$/m;

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

/** Copies a content folder, with a JPEG file for each drawing that opens an article, so that there is something to encode. */
export async function paintContent(from: string, to: string): Promise<string> {
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(path.join(to, 'insights'))) {
    const file = path.join(to, 'insights', name);
    const text = readFileSync(file, 'utf8');
    const drawing = path.join(to, HERO.exec(text)?.[1] ?? '');
    const svg = sharp(`${drawing}.svg`, { density: 150 });
    await svg.resize(2000).flatten({ background: '#fff' }).jpeg({ quality: 92 }).toFile(`${drawing}.jpg`);
    writeFileSync(file, text.replace(HERO, 'hero_image: $1.jpg'));
  }
  return to;
}

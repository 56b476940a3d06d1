import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { faultOfAddress } from '../check/address-faults.ts';
import { kinds } from '../kinds/kinds.ts';
import type { Kind } from '../kinds/kind.ts';
import { bytesIn, NAME_BYTES } from '../names.ts';
import { rules } from '../rules.ts';
import { slugOfFile } from '../slug.ts';
import type { Options } from './arguments.ts';
import { complain, say } from '../terminal.ts';

/** Kinds of which a new file can be begun, by the word for it. */
const STARTERS = new Map(
  Object.values(kinds).flatMap((kind: Kind) => (kind.starter ? [[kind.starter.word, { kind, ...kind.starter }]] : [])),
);

/** `npm run new -- insight "Title"`: a new file of a kind, marked as a draft, with its fields in place. */
export async function runNew({ content, words: [word = '', ...rest] }: Options): Promise<number> {
  const title = rest.join(' ').trim();
  const slug = withinName(slugOfFile(`${title}.md`));
  const starter = STARTERS.get(word);
  if (!starter || slug === '') {
    complain(`Usage: npm run new -- ${[...STARTERS.keys()].join('|')} "Title"`);
    return 2;
  }
  const { kind, text } = starter;
  const place = `${kind.folder}/${slug}.md`;
  const fault = faultOfAddress(kind.addresses.of(place));
  if (fault) {
    complain(`${rules[fault.rule].say(fault.values)}; choose another title`);
    return 1;
  }
  const file = path.join(content, place);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(file, text(title, today()), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    complain(`${file} exists already; choose another title`);
    return 1;
  }
  say([file, 'It is a draft: take the line `draft: true` out to publish it.']);
  return 0;
}

/** A slug that a file can have as its name: of a long one, as many words as fit. */
function withinName(slug: string): string {
  const words = [...slug].slice(0, NAME_BYTES + 1).join('');
  if (bytesIn(words) <= NAME_BYTES) return words;
  const end = words.lastIndexOf('-');
  return withinName(end > 0 ? words.slice(0, end) : [...words].slice(0, -1).join(''));
}

/** The writer's own day. Only a new file asks the clock; no build does. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

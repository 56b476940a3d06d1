import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { faultOfAddress } from '../check/address-faults.ts';
import { slugOfFile } from '../check/addresses.ts';
import { bytesIn, NAME_BYTES } from '../names.ts';
import { toPrintableJson } from '../printable.ts';
import { rules } from '../rules.ts';
import type { Options } from './arguments.ts';
import { complain, say } from '../terminal.ts';

/** `npm run new -- insight "Title"`: a new article, marked as a draft, with its fields in place. */
export async function runNew({ content, words: [kind, ...rest] }: Options): Promise<number> {
  const title = rest.join(' ').trim();
  const slug = withinName(slugOfFile(`${title}.md`));
  if (kind !== 'insight' || slug === '') {
    complain('Usage: npm run new -- insight "Title"');
    return 2;
  }
  const fault = faultOfAddress(`/insights/${slug}`);
  if (fault) {
    complain(`${rules[fault.rule].say(fault.values)}; choose another title`);
    return 1;
  }
  const file = path.join(content, 'insights', `${slug}.md`);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(file, template(title), { flag: 'wx' });
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

function template(title: string): string {
  return `---
title: ${toPrintableJson(title)}
summary: One or two sentences that say what a reader will know afterwards.
type: value memo
published: ${today()}
tags: []
draft: true
---

Write here. \`##\` begins a section.
`;
}

/** The writer's own day. Only a new file asks the clock; no build does. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

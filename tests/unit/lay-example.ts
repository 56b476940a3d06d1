import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MARK, type Sample, type Written } from '../../pipeline/findings/rule.ts';
import { SMALL_SITE } from './load-folder.ts';

/** The required fields of a file in each folder, for examples that do not show them. */
const FIELDS: Readonly<Record<string, string>> = {
  insights: 'title: An example\nsummary: One sentence.\npublished: 2024-01-01\n',
  pages: 'title: An example\ndescription: One sentence.\n',
};

/** Writes one side of an example into a site. Returns the place of its mark, `FILE:LINE:COLUMN`, if it has one. */
export async function layExample(samples: readonly Sample[], root: string): Promise<string | undefined> {
  let place: string | undefined;
  for (const sample of samples) {
    const target = path.join(root, sample.file);
    await mkdir(path.dirname(target), { recursive: true });
    if (sample.form === 'absent') await rm(target);
    else if (sample.form === 'folder') await mkdir(target);
    else if (sample.form === 'bytes') await writeFile(target, Buffer.from(sample.base64, 'base64'));
    else {
      const text = await wholeText(sample);
      place ??= placeOf(sample.file, text);
      await writeFile(target, text.replace(MARK, ''), sample.encoding ?? 'utf8');
    }
  }
  return place;
}

async function wholeText({ form, file, text, times = 1 }: Written): Promise<string> {
  const shown = text.repeat(times);
  if (form === 'whole') return `${shown}\n`;
  if (file.endsWith('.yaml'))
    return `${shown}\n${withoutFields(await readFile(path.join(SMALL_SITE, file), 'utf8'), shown)}`;
  const [fields = '', body = ''] = (await earlierText(file)) ?? [
    FIELDS[path.dirname(file)] ?? FIELDS['insights'],
    'Text.\n',
  ];
  return form === 'text'
    ? `---\n${fields}---\n${shown}\n`
    : `---\n${shown}\n${withoutFields(fields, shown)}---\n${body}`;
}

/** Returns the fields and the text of a file in the small site. */
async function earlierText(file: string): Promise<[fields: string, body: string] | undefined> {
  try {
    const [, fields = '', body = ''] =
      /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(await readFile(path.join(SMALL_SITE, file), 'utf8')) ?? [];
    return [fields, body];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes the fields from YAML that another text has; a list is removed as a whole. */
function withoutFields(yaml: string, other: string): string {
  const taken = new Set([...other.replace(MARK, '').matchAll(/^([\w-]+):|^- /gm)].map(([all, name]) => name ?? all));
  return yaml
    .split(/^(?=\S)/m)
    .filter((field) => !taken.has(/^([\w-]+):/.exec(field)?.[1] ?? field.slice(0, 2)))
    .join('');
}

function placeOf(file: string, text: string): string | undefined {
  if (!text.includes(MARK)) return undefined;
  const before = text.slice(0, text.indexOf(MARK)).split('\n');
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

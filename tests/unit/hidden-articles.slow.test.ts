import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runHere } from './run-command.ts';
import { copySmallSite, writeTexts } from './temporary-folder.ts';

const BUILD_MS = 120_000;
/** A word that nothing else says, for each thing that an article brings. */
const [TITLE, SUMMARY, TAG, TEXT, ALT, SLUG, TOPIC] = [
  'zanziblum',
  'quorblitz',
  'fernwhistle',
  'mudgepole',
  'trindlewick',
  'sparnacle',
  'glimbotter',
] as const;
const CANARIES = [TITLE, SUMMARY, TAG, TEXT, ALT, SLUG, TOPIC];

const content = copySmallSite();
const out = path.join(content, '../out');

beforeAll(async () => {
  await cp(path.join(content, 'images/soundboard.png'), path.join(content, 'images/sparnacle.png'));
  writeTexts(content, {
    'insights/waits.md': article('2031-05-06', ''),
    'insights/drafted.md': article('2020-05-06', 'draft: true\n').replaceAll(SLUG, `${SLUG}-2`),
    'pages/drafted.md': `---\ntitle: ${TITLE}\ndescription: ${SUMMARY}\naliases: [/${SLUG}-3]\ndraft: true\n---\n\n## ${TEXT}\n`,
  });
  const settings = path.join(content, 'site.yaml');
  const named = ['pins', 'tuning', 'felt', 'humidity'].map((tag) => `  ${tag}: { name: ${tag} }\n`);
  await writeFile(
    settings,
    `${await readFile(settings, 'utf8')}\ntopics:\n${named.join('')}  ${TAG}: { name: All on ${TOPIC} }\n`,
  );
  const service = await readFile(path.join(content, 'services/tuning.md'), 'utf8');
  await writeFile(
    path.join(content, 'services/drafted.md'),
    service.replace(/^title: .*/m, `title: ${TITLE}\ndraft: true`).replace(/^ {2}- .*/gm, `  - ${SUMMARY}`),
  );
});

function article(published: string, more: string): string {
  return `---
title: On ${TITLE}
summary: All of ${SUMMARY}.
slug: ${SLUG}
published: ${published}
tags: [${TAG}]
hero_image: images/sparnacle.png
hero_alt: A ${ALT}
${more}---

## The ${TEXT}

More of the ${TEXT}.
`;
}

async function build(...more: string[]) {
  const ending = await runHere(['build', '--content', content, '--out', out, ...more]);
  expect([ending.code, ending.stderr]).toEqual([0, '']);
  return ending.stdout;
}

/** Where canaries are heard, in names or in bytes. */
async function heard(): Promise<string[]> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => {
      const text = `${file.slice(out.length)}\n${(await readFile(file)).toString('latin1').toLowerCase()}`;
      return CANARIES.filter((canary) => text.includes(canary)).map(
        (canary) => `${path.relative(out, file)}: ${canary}`,
      );
    }),
  );
  return found.flat();
}

test(
  'nothing of a draft of any kind, or of an article that waits, is in what is published',
  { timeout: BUILD_MS },
  async () => {
    const stdout = await build('--date', '2031-05-05');
    expect(await heard()).toEqual([]);
    expect(stdout).toMatch(/A rehearsal: the site as it will be on 2031-05-05\. .* is not to be published\./);
    expect(stdout).toContain(`next          “On ${TITLE}” on 2031-05-06 (insights/waits.md)`);
    expect(await build('--date', '2031-05-05')).toContain('Nothing has changed since the last build.');
  },
);

test(
  'an article appears on its day, and a build of that day is no repetition of the one before',
  { timeout: BUILD_MS },
  async () => {
    const stdout = await build('--date', '2031-05-06');
    expect(stdout).not.toContain('Nothing has changed');
    const files = await heard();
    for (const canary of CANARIES) expect(files.join('\n')).toContain(canary);
    expect(files.filter((file) => file.includes(`${SLUG}-2`))).toEqual([]);
    // The rest of the year is like it.
    for (const day of ['2031-05-07', '2031-12-31']) expect(await build('--date', day)).toContain('Nothing has changed');
  },
);

test(
  'a site is made anew when its year is over, so that what it says of holes in it is in force',
  { timeout: BUILD_MS },
  async () => {
    expect(await build('--date', '2032-01-01')).not.toContain('Nothing has changed');
    expect(await readFile(path.join(out, '.well-known/security.txt'), 'utf8')).toContain('Expires: 2033-12-31T');
  },
);

test(
  'a day before takes the article away again, and the summary names for programs what waits',
  { timeout: BUILD_MS },
  async () => {
    const summary = JSON.parse(await build('--date', '2031-05-05', '--format', 'json')) as Record<string, unknown>;
    expect(await heard()).toEqual([]);
    expect(summary['waiting']).toEqual([
      { file: 'insights/waits.md', title: `On ${TITLE}`, address: `/insights/${SLUG}`, day: '2031-05-06' },
    ]);
    expect([summary['day'], summary['isRehearsal']]).toEqual(['2031-05-05', true]);
  },
);

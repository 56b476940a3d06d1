import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildSite } from '../../../pipeline/build.ts';
import { checkFolder } from '../../../pipeline/editing/check-folder.ts';
import { editionFor } from '../../../pipeline/build/edition.ts';
import type { Finding } from '../../../pipeline/findings/finding.ts';
import { rules } from '../../../pipeline/findings/rules.ts';
import { sampleOf } from '../../sampling.ts';
import { groupsOf } from './groups-of.ts';
import { openDesk, type Desk } from './make-mistake.ts';
import type { Mistake } from './mistake.ts';
import { MISTAKES } from './table.ts';
import { CACHE } from '../run-command.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const PROJECT = path.resolve(import.meta.dirname, '../../..');
const OPENING_MS = 180_000;
/** Groups of mistakes, of each severity. */
const SAMPLE = 1;

/** Mistakes that the table has no place for, since more than one finding is said of each. */
const FURTHER: readonly Mistake[] = [
  {
    name: 'an advertising service that asks nobody',
    file: 'site.yaml',
    from: '  consent: ask\n',
    to: '  consent: none\n',
    rule: 'missing-anchor',
  },
  {
    name: 'no advertising service',
    file: 'site.yaml',
    from: 'advertising:\n  partner_id: { value: "0000000", placeholder: true }\n  consent: ask\n',
    to: '',
    rule: 'missing-anchor',
  },
  {
    name: 'a line that is lost from the list of addresses',
    file: 'addresses.yaml',
    from: '/contact: live\n',
    to: '',
    rule: 'unlisted-address',
  },
  {
    name: 'a link to a section that waits for its quotations',
    file: 'testimonials.yaml',
    remove: ['testimonials.yaml'],
    rule: 'missing-testimonials',
  },
];

let desk: Desk;
const scratch = temporaryFolder();
beforeAll(async () => {
  // The machine that publishes: what it cannot add to the list of addresses stops it.
  vi.stubEnv('CI', 'true');
  desk = await openDesk();
}, OPENING_MS);
afterAll(async () => {
  vi.unstubAllEnvs();
  await desk.close();
});

test.each(sampleOf(FURTHER, 1))('a check says what a build refuses, once: $name', async (mistake) => {
  const { checked, built } = await errorsOf([mistake]);
  expect(built).toEqual(checked);
  expect(checked.map((finding) => finding.split(' ')[1])).toEqual(
    rules[mistake.rule].severity === 'error' ? [mistake.rule] : [],
  );
});

// What is an error of its own stops a build before it comes to what the others do.
const [stopping, passing] = [true, false].map((isError) =>
  MISTAKES.filter(({ rule }) => (rules[rule].severity === 'error') === isError),
);
// What stops no build is no error in it either: one of each rule shows that.
const shown = (passing ?? []).filter(({ rule }, index, all) => all.findIndex((one) => one.rule === rule) === index);
test.each([...sampleOf(groupsOf(stopping ?? []), SAMPLE), ...sampleOf(groupsOf(shown), SAMPLE)])(
  'a check says what a build refuses: $names',
  async ({ group }) => {
    const { checked, built } = await errorsOf(group);
    expect(built).toEqual(checked);
  },
);

/** The errors that a check and a build tell of while mistakes stand. */
function errorsOf(mistakes: readonly Mistake[]): Promise<{ checked: string[]; built: string[] }> {
  return desk.during(mistakes, async (content) => {
    const folders = { project: PROJECT, content, out: path.join(scratch, 'out'), cache: CACHE };
    const options = { ...folders, date: undefined, launch: false };
    const { findings: inCheck } = await checkFolder(options);
    const { findings: inBuild } = await buildSite(folders, editionFor(options), {
      onProgress: () => undefined,
      onWait: () => undefined,
    });
    return { checked: errorsIn(inCheck), built: errorsIn(inBuild) };
  });
}

function errorsIn(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ severity, file, line, column, rule }) =>
    severity === 'error' ? [`${file}:${line}:${column} ${rule}`] : [],
  );
}

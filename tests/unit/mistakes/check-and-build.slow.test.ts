import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { VFileMessage } from 'vfile-message';
import { buildSite } from '../../../pipeline/build.ts';
import { checkContent } from '../../../pipeline/cli/check/check-content.ts';
import { editionFor } from '../../../pipeline/cli/edition-for.ts';
import { rules } from '../../../pipeline/rules.ts';
import { sampleOf } from '../../sampling.ts';
import { openDesk, type Desk } from './make-mistake.ts';
import type { Mistake } from './mistake.ts';
import { MISTAKES } from './table.ts';

const PROJECT = path.resolve(import.meta.dirname, '../../..');
const OPENING_MS = 180_000;
const SAMPLE = 2;

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
let scratch = '';
beforeAll(async () => {
  // The machine that publishes: what it cannot add to the list of addresses stops it.
  vi.stubEnv('CI', 'true');
  desk = await openDesk();
  scratch = await mkdtemp(path.join(tmpdir(), 'check-and-build-'));
}, OPENING_MS);
afterAll(async () => {
  vi.unstubAllEnvs();
  await desk.close();
  await rm(scratch, { recursive: true });
});

test.each([...FURTHER, ...sampleOf(MISTAKES, SAMPLE)])(
  'a check says what a build refuses, once: $name',
  async (mistake) => {
    const { checked, built } = await desk.during(mistake, async (content) => {
      const folders = { project: PROJECT, content, out: path.join(scratch, 'out'), cache: path.join(scratch, 'cache') };
      const options = { ...folders, date: undefined, launch: false };
      const { findings: inCheck } = await checkContent(options);
      const { findings: inBuild } = await buildSite(folders, editionFor(options), {
        onProgress: () => undefined,
        onWait: () => undefined,
      });
      return { checked: errorsIn(inCheck), built: errorsIn(inBuild) };
    });
    expect(built).toEqual(checked);
    const isError = rules[mistake.rule].severity === 'error';
    const found = checked.map((finding) => finding.split(' ')[1]);
    // A new topic or file has an address of its own.
    expect(found.filter((rule) => rule === mistake.rule || rule !== 'unlisted-address')).toEqual(
      isError ? [mistake.rule] : [],
    );
  },
);

function errorsIn(findings: readonly VFileMessage[]): string[] {
  return findings.flatMap(({ fatal, file, line, column, ruleId }) =>
    fatal === true ? [`${file}:${line}:${column} ${ruleId}`] : [],
  );
}

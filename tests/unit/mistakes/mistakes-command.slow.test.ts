import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toPrintable } from '../../../pipeline/shared/printable.ts';
import { rules, type RuleName } from '../../../pipeline/lint/rules.ts';
import { sampleOf } from '../../sampling.ts';
import { runHere } from '../run-command.ts';
import { openDesk, placesOf, type Desk } from './make-mistake.ts';
import { MISTAKES } from './table.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const OPENING_MS = 60_000;
/** A line of a stack, and the name of something that was thrown. */
const THROWN = /^\s+at .+:\d+:\d+\)?$|\b(?:Type|Range|Syntax|Reference)Error\b/m;
/** The table has each of them; here it is seen how the command says it. */
const SAMPLE = 4;
/** Of each rule, the first mistake of the table. */
const OF_EACH_RULE = MISTAKES.filter(
  (mistake, index) => MISTAKES.findIndex(({ rule }) => rule === mistake.rule) === index,
);

let desk: Desk;
const cache = temporaryFolder();
beforeAll(async () => {
  desk = await openDesk();
}, OPENING_MS);
afterAll(async () => {
  await desk.close();
  await rm(cache, { recursive: true });
});

test.each(sampleOf(OF_EACH_RULE, SAMPLE))(
  'the check names the place of $rule, and ends as it must: $name',
  async (mistake) => {
    const place = toPrintable((await placesOf([mistake])).join());
    const { code, stdout, stderr } = await desk.during([mistake], (root) =>
      runHere(['check', '--content', root, '--cache', cache, ...optionsFor(mistake.rule)], { env: { CI: '' } }),
    );
    const { severity } = rules[mistake.rule];
    expect(stdout).toMatch(new RegExp(`^\\S.*${escaped(place)} ${severity} .* ${mistake.rule}$`, 'm'));
    expect([code, stderr]).toEqual([severity === 'error' ? 1 : 0, '']);
    expect(stdout).not.toMatch(THROWN);
  },
);

/** Placeholders and kept places are counted, unless they are asked for. */
function optionsFor(rule: RuleName): string[] {
  return rule === 'placeholder-left' || rule === 'place-kept' ? ['--placeholders'] : [];
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

import { expect, test } from 'vitest';
import { compareBuilds } from './incremental-builds.ts';

const EDITS = 8;

test('builds after random edits make what cold ones make, and say the same', { timeout: 300_000 }, async () => {
  const edits: string[] = [];
  const compared = await compareBuilds(EDITS, 20_261_124, (what) => edits.push(what));
  expect(edits).toHaveLength(EDITS);
  expect(compared).toBeGreaterThan(EDITS / 3);
});

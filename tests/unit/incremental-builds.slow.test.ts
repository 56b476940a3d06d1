import { expect, test } from 'vitest';
import { amount } from '../sampling.ts';
import { compareBuilds } from './incremental-builds.ts';

const EDITS = amount(1, 25);
const EDIT_MS = 60_000;

test(
  'builds after random edits make what cold ones make, and say the same',
  { timeout: (EDITS + 1) * EDIT_MS },
  async () => {
    const edits: string[] = [];
    const compared = await compareBuilds(EDITS, 20_261_124, (what) => edits.push(what));
    expect(edits).toHaveLength(EDITS);
    expect(compared).toBeGreaterThan(EDITS / 3);
  },
);

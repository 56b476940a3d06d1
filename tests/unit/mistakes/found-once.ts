import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk, placeOf, type Desk } from './make-mistake.ts';
import type { Mistake } from './mistake.ts';

/** A busy machine may take longer than usual to copy the content. */
export const OPENING_MS = 60_000;

/** Of each mistake, made in the content of this project: it is found once, at its place, and what the finding says mends it. */
export function testFoundOnce(mistakes: readonly Mistake[]): void {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  }, OPENING_MS);
  afterAll(() => desk.close());

  test.each(mistakes)('is found once, at its place, and mended by what the finding says: $name', async (mistake) => {
    const found = await desk.make(mistake);
    expect(found.map(({ rule }) => rule)).toEqual([mistake.rule]);
    const [finding] = found;
    if (!finding) return;
    expect(`${finding.file}:${finding.line}:${finding.column}`).toBe(await placeOf(mistake));
    for (const words of [mistake.says ?? []].flat()) expect(`${finding.reason} → ${finding.help}`).toContain(words);
    expect(await desk.obey(mistake, finding)).toEqual([]);
  });
}

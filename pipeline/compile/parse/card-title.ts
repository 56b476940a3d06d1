import type { Place, Report } from '../../lint/report.ts';

/** Letters that the site's fonts lack: those of non-Latin scripts. */
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/u;

/** Tells whether the site's fonts can set a text on a social card. */
export function canBeSet(text: string): boolean {
  return !OTHER_LETTERS.test(text);
}

/** Warns of a title that its social card cannot show; calls `place` only in that case. */
export function checkCardTitle(title: string, place: () => Place, { report }: Report): void {
  const [letter] = OTHER_LETTERS.exec(title) ?? [];
  if (letter !== undefined) report('card-title', place(), { letter });
}

import type { Place, Report } from '../../lint/report.ts';

/** Letters that the faces of the site do not have: those of other scripts than Latin. */
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/u;

/** Whether the faces of the site can set a text on a social card. */
export function canBeSet(text: string): boolean {
  return !OTHER_LETTERS.test(text);
}

/** Warns of a title that its social card cannot show; `place` is asked for only then. */
export function checkCardTitle(title: string, place: () => Place, { report }: Report): void {
  const [letter] = OTHER_LETTERS.exec(title) ?? [];
  if (letter !== undefined) report('card-title', place(), { letter });
}

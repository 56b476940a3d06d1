import type { Place, Report } from '../report.ts';
import { isOnComputer } from './computer-path.ts';
import { isIncomplete, meantOutside } from './outside-address.ts';
import { nameOfSign } from './slips/characters.ts';
import { mendTarget, type TypedTarget } from './typed-target.ts';

/** Signs that nobody sees, which browsers make a part of an address elsewhere. */
const UNSEEN = /(?<=^[a-z]+:.*)[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;
/** A bare address that takes along what was meant to end it; others tell of that. */
const TAKES_MARKUP = /["“”„‘’<>[\]|]/;

/** Reports a link target that leads nowhere whatever pages there are; says whether it is one. `target` is decoded. */
export function reportTarget(
  target: string,
  typed: TypedTarget | undefined,
  place: Place,
  { report }: Report,
): boolean {
  if (isOnComputer(target)) {
    report('computer-path', place, { target });
    return true;
  }
  const nearest = meantOutside(target);
  const unseen = typed?.text.match(UNSEEN) ?? [];
  if (nearest !== undefined)
    report('incomplete-address', place, { target, nearest }, typed && mendTarget(typed, nearest));
  else if (isIncomplete(target) && (typed || !TAKES_MARKUP.test(target)))
    report('incomplete-address', place, { target });
  else {
    if (unseen[0] !== undefined)
      report('invisible-sign', place, { sign: nameOfSign(unseen[0]), count: String(unseen.length) });
    return false;
  }
  return true;
}

import type { Place, Report } from '../../lint/report.ts';
import { isIncomplete, isOnComputer, meantOutside } from './outside-address.ts';
import { fixTarget, type TypedTarget } from './typed-target.ts';

/** Reports a link target that leads nowhere whatever pages there are; says whether it is one. `target` is decoded. */
export function reportTarget(
  target: string,
  typed: TypedTarget | undefined,
  place: Place,
  { report }: Report,
): boolean {
  const nearest = meantOutside(target);
  if (isOnComputer(target)) report('computer-path', place, { target });
  else if (nearest !== undefined)
    report('incomplete-address', place, { target, nearest }, typed && fixTarget(typed, nearest));
  else if (isIncomplete(target)) report('incomplete-address', place, { target });
  else return false;
  return true;
}

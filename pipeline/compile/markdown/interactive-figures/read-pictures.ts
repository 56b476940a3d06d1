import { SLIDE_PICTURES, type SlidePicture } from '../../../content/interactive-figures/deck-pictures.ts';
import { onlyNear } from '../../../shared/nearest.ts';
import type { Report } from '../../../lint/report.ts';
import type { FigureRequest } from './figure-request.ts';

const [USUAL] = SLIDE_PICTURES;

/**
 * The pictures of so many slides, from an option with a name for each and commas between (`pictures="capsule, people"`); a name that
 * is left out, and all of them without the option, are the usual one. Reports by itself, and then takes the usual one.
 */
export function readPictures(
  { options, place }: FigureRequest,
  count: number,
  report: Report['report'],
): readonly SlidePicture[] {
  const names = options['pictures']?.split(',').map((name) => name.trim());
  if (names && names.length !== count)
    wrong(`a name for each of the ${count} slides with a comma between, not ${names.length}`);
  return Array.from({ length: count }, (_, index) => pictureOf(names?.[index] || USUAL));

  function pictureOf(name: string): SlidePicture {
    const known = SLIDE_PICTURES.find((one) => one === name);
    if (known === undefined) wrong(`${namesFor(name)} in place of \`${name}\``);
    return known ?? USUAL;
  }

  function wrong(expected: string): void {
    report('directive-option', place, { name: 'deck', option: 'pictures', expected });
  }
}

/** The name that was meant, or all that there are. */
function namesFor(name: string): string {
  const meant = onlyNear(name, SLIDE_PICTURES);
  return (meant === undefined ? SLIDE_PICTURES : [meant]).map((one) => `\`${one}\``).join(', ');
}

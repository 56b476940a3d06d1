import { iceberg } from './iceberg.ts';
import { ladder } from './ladder.ts';
import { toSvg } from './sheet.ts';

/** Every drawing as the text of an SVG file, by its path in the project. */
export function drawings(): Record<string, string> {
  return {
    'content/images/iceberg.svg': toSvg(iceberg()),
    'content/images/ladder.svg': toSvg(ladder()),
  };
}

import { extentOf } from './extent.ts';
import type { Sheet } from './sheet.ts';

/** Around what is drawn, for the width of its lines. */
const AIR = 6;

/**
 * The sheet, of the same shape, as the least part of itself that holds all marks: they begin on the line on which the
 * texts of a page begin, and stand in the middle of their height.
 */
export function fitted(sheet: Sheet): Sheet {
  const { left, top, right, bottom } = extentOf(sheet.marks.map(({ d }) => d));
  const shape = sheet.width / sheet.height;
  const width = Math.ceil(Math.max(right - left + 2 * AIR, (bottom - top + 2 * AIR) * shape));
  const height = Math.ceil(width / shape);
  return { ...sheet, shown: [Math.floor(left) - AIR, Math.round((top + bottom - height) / 2), width, height] };
}

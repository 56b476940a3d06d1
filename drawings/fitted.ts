import { extentOf } from './extent.ts';
import type { Sheet } from './sheet.ts';

/** Margin around the marks, for the width of their lines. */
const AIR = 6;

/**
 * Crops the sheet, in its own proportions, to the smallest part that holds all marks. They start at its left edge,
 * where the texts of a page start, and are centered vertically.
 */
export function fitted(sheet: Sheet): Sheet {
  const { left, top, right, bottom } = extentOf(sheet.marks.map(({ d }) => d));
  const shape = sheet.width / sheet.height;
  const width = Math.ceil(Math.max(right - left + 2 * AIR, (bottom - top + 2 * AIR) * shape));
  const height = Math.ceil(width / shape);
  return { ...sheet, shown: [Math.floor(left) - AIR, Math.round((top + bottom - height) / 2), width, height] };
}

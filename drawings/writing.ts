import type { Point } from './pen.ts';

/** A line of text on a sheet, in the system's sans serif: a name, or a smaller note. */
export interface Writing {
  readonly text: string;
  readonly size: 'name' | 'note';
  /** The start of its baseline, or the middle of it. */
  readonly at: Point;
  readonly from: 'start' | 'middle';
}

/** Styles of text lines, without their color. */
export const writingStyles =
  'text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,Ubuntu,sans-serif}' +
  '.name{font-size:22px;font-weight:600}.note{font-size:17px}.middle{text-anchor:middle}';

/** A line of text as an SVG element. */
export function toText({ text, size, at: [x, y], from }: Writing): string {
  const classes = ['on-ink', size, ...(from === 'middle' ? [from] : [])].join(' ');
  return `<text class="${classes}" x="${x}" y="${y}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
}

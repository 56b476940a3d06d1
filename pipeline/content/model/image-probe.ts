/** What a file says of itself and what decoding it has shown. Sizes in pixels, upright. */
export interface Inspected {
  /** `jpeg`, `png`, `webp`, `gif`, `svg`, `tiff`, `heif`. */
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly opaque: boolean;
  /** Whether it needs a light ground in the dark scheme: something shines through it, and it has no colors of its own for that. */
  readonly onPaper: boolean;
  /** What of a drawing is not published as it is meant, a clause each, for the writer. */
  readonly lost: readonly string[];
  /** Whether it is a drawing that can be published as it is: sharp at any size, and of both color schemes. */
  readonly isDrawing: boolean;
  /** Whether that drawing moves. */
  readonly moves: boolean;
  /** Whether it holds more pictures than the one that is published: frames or pages. */
  readonly isSequence: boolean;
  /** Why the image cannot be used. */
  readonly fault?: string;
  /** The name of a format that no browser shows, where that is the fault. */
  readonly foreign?: string;
}

/** What is known of an image file before anything is made from it. */
export interface ImageProbe extends Inspected {
  readonly path: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string;
}

export function faulty(fault: string, foreign?: string): Inspected {
  const none = { format: 'unknown', width: 0, height: 0, opaque: false, isDrawing: false, moves: false };
  return { ...none, onPaper: false, lost: [], isSequence: false, fault, ...(foreign !== undefined && { foreign }) };
}

/** Width in pixels at which a page shows a picture at most, on a screen of two pixels a dot. */
const WIDEST_PX = 1600;
const MOST_HEIGHT_PX = 4 * WIDEST_PX;
const MOST_SCALE = 33;

/** The width in pixels of the largest published form of a picture that is `width` by `height`; a drawing can be made larger than it is. */
export function widestOf({ format, width, height }: Pick<Inspected, 'format' | 'width' | 'height'>): number {
  if (format !== 'svg') return Math.min(WIDEST_PX, width);
  const scale = Math.min(MOST_SCALE, WIDEST_PX / width, MOST_HEIGHT_PX / height);
  return Math.max(Math.min(WIDEST_PX, width), Math.floor(width * scale));
}

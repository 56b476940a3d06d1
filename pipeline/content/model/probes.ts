/** Results of inspecting and decoding an image file. Sizes are in pixels, after rotation to upright. */
export interface Inspected {
  /** `jpeg`, `png`, `webp`, `gif`, `svg`, `tiff`, `heif`. */
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly opaque: boolean;
  /**
   * Whether it needs a light background in the dark scheme: it is partly transparent and has no dark colors of its own.
   */
  readonly onPaper: boolean;
  /** What is lost when the drawing is published, a clause each, for the writer. */
  readonly lost: readonly string[];
  /** Whether it is a drawing that can be published unchanged: sharp at any size, and in both color schemes. */
  readonly isDrawing: boolean;
  /** Whether it is animated. */
  readonly moves: boolean;
  /** Whether it holds more pictures than the published one: frames or pages. */
  readonly isSequence: boolean;
  /** Why the image cannot be used. */
  readonly fault?: string;
  /** The name of its format, if no browser shows it. */
  readonly foreign?: string;
}

/** Facts about an image file, known before anything is made from it. */
export interface ImageProbe extends Inspected {
  readonly path: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string;
}

export function faulty(fault: string, foreign?: string): Inspected {
  const none = { format: 'unknown', width: 0, height: 0, opaque: false, isDrawing: false, moves: false };
  return { ...none, onPaper: false, lost: [], isSequence: false, fault, ...(foreign !== undefined && { foreign }) };
}

/** Largest width of a picture on a page, in pixels, on a screen with two device pixels per CSS pixel. */
const WIDEST_PX = 1600;
const MAX_HEIGHT_PX = 4 * WIDEST_PX;
const MAX_SCALE = 33;

/** Returns the width in pixels of the largest published form of a picture; drawings may be enlarged. */
export function widestOf({ format, width, height }: Pick<Inspected, 'format' | 'width' | 'height'>): number {
  if (format !== 'svg') return Math.min(WIDEST_PX, width);
  const scale = Math.min(MAX_SCALE, WIDEST_PX / width, MAX_HEIGHT_PX / height);
  return Math.max(Math.min(WIDEST_PX, width), Math.floor(width * scale));
}

/** A download as it was found in the content folder. */
export interface DownloadProbe {
  /** Path in the content folder. */
  readonly path: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
  readonly fault?: string;
}

export interface Download extends DownloadProbe {
  /** Address on the site. */
  readonly address: string;
  /** Shown beside a link to it: type and size. */
  readonly note: string;
  /** Whether another file already has its address. */
  readonly isTaken?: boolean;
}

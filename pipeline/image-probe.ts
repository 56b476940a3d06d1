/** What a file says of itself and what decoding it has shown. Sizes in pixels, upright. */
export interface Inspected {
  /** `jpeg`, `png`, `webp`, `gif`, `svg`, `tiff`, `heif`. */
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly opaque: boolean;
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

/** An image that cannot be used, and why. */
export function faulty(fault: string, foreign?: string): Inspected {
  const none = { format: 'unknown', width: 0, height: 0, opaque: false, isDrawing: false, moves: false };
  return { ...none, isSequence: false, fault, ...(foreign !== undefined && { foreign }) };
}

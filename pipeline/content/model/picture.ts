/** Forms of an image that a browser may choose instead, where `media` holds. */
export interface PictureSource {
  readonly type: string;
  readonly srcset: string;
  readonly media?: string;
}

/** An image in its published forms. `width` and `height` in pixels, of `src`. */
export interface Picture {
  readonly alt: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly PictureSource[];
}

/** A small form of a picture; `width` and `height` in pixels. */
export type Thumbnail = Pick<Picture, 'src' | 'width' | 'height'>;

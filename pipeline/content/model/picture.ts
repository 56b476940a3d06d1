/** Alternative forms of an image for browsers that match `media`. */
export interface PictureSource {
  readonly type: string;
  readonly srcset: string;
  readonly media?: string;
}

/** An image in its published forms. `width` and `height` are those of `src`, in pixels. */
export interface Picture {
  readonly alt: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly PictureSource[];
}

/** A small form of a picture; `width` and `height` in pixels. */
export type Thumbnail = Pick<Picture, 'src' | 'width' | 'height'>;

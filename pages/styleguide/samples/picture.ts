import type { Picture, Thumbnail } from '../../../pipeline/content/model/picture.ts';

/** The development server serves this file; no build includes it. */
const src = '/pages/styleguide/samples/picture.svg';

/** A picture in one format only. */
export const picture: Picture = {
  src,
  alt: 'Sample picture: a frame with its diagonals',
  width: 1200,
  height: 750,
  sources: [],
};

/** The same, as lists show it. */
export const thumbnail: Thumbnail = { src, width: 1200, height: 750 };

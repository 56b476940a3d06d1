import type { Picture } from '../../pipeline/content/model/assets.ts';
import { sourcesWithBase } from './with-base.ts';

interface Props {
  picture: Pick<Picture, 'sources'>;
  /** The width at which the picture is shown: the value of the attribute `sizes`. */
  sizes: string;
}

/** The formats of a picture that a browser chooses from, placed before the `<img>` in its `<picture>`. */
export function Sources({ picture, sizes }: Props) {
  return picture.sources.map(({ type, srcset, media }) => (
    <source
      key={srcset}
      type={type}
      srcSet={sourcesWithBase(srcset)}
      media={media}
      {...(hasWidths(srcset) && { sizes })}
    />
  ));
}

/** Returns whether a `srcset` names widths; a drawing has one file for all sizes. */
function hasWidths(srcset: string): boolean {
  return /\s\d+w/.test(srcset);
}

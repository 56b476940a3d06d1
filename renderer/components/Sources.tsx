import type { Picture } from '../../pipeline/content/model/picture.ts';
import { sourcesWithBase } from './with-base.ts';

interface Props {
  picture: Pick<Picture, 'sources'>;
  /** How wide the picture is shown: the value of the attribute `sizes`. */
  sizes: string;
}

/** The forms of a picture that a browser chooses from, before the `<img>` of its `<picture>`. */
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

/** Whether a list of files names their widths; of a drawing there is one, in every size. */
function hasWidths(srcset: string): boolean {
  return /\s\d+w/.test(srcset);
}

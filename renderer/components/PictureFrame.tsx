import { css } from '@emotion/react';
import type { Picture } from '../../pipeline/model/picture.ts';
import { traveling } from '../design/traveling.ts';
import { Sources } from './Sources.tsx';

const frame = css`
  aspect-ratio: 8 / 5;
  width: min(100%, 62rem);
  object-fit: cover;
`;

/** Anchor: a page waits with its first paint until it holds this, so that it can travel there. */
export const PICTURE_ID = 'page:picture';

interface Props {
  picture: Picture;
  /** The article that it belongs to. */
  slug: string;
}

/** The picture that opens an article; the first thing to be fetched after the fonts. */
export function PictureFrame({ picture, slug }: Props) {
  const { alt, src, width, height } = picture;
  return (
    <picture>
      <Sources picture={picture} sizes="(min-width: 68rem) 62rem, 94vw" />
      <img
        id={PICTURE_ID}
        css={[frame, traveling(slug)]}
        src={src}
        alt={alt}
        width={width}
        height={height}
        fetchPriority="high"
      />
    </picture>
  );
}

import { css } from '@emotion/react';
import { fillLabel } from '../../pipeline/content/fill-label.ts';
import type { Picture } from '../../pipeline/content/model/assets.ts';
import { palette, space } from '../design/tokens.ts';
import { traveling } from '../design/traveling.ts';
import { noteSize } from '../design/type.ts';
import { useLabels } from './labels.ts';
import { Sources } from './Sources.tsx';
import { withBase } from './with-base.ts';

const frame = css`
  aspect-ratio: 8 / 5;
  width: 100%;
  object-fit: cover;
`;

const words = css`
  max-width: 52ch;
  margin-top: ${space[3]};
  font-size: ${noteSize};
  line-height: 1.45;
  text-wrap: pretty;
  color: ${palette('text-quiet')};
  b {
    font-weight: 600;
    color: ${palette('text')};
  }
`;

/** Id of the picture. The first paint waits for it, so that the view transition can end there. */
export const PICTURE_ID = 'page:picture';

interface Props {
  picture: Picture;
  slug: string;
  /** Counted from 1. */
  number: number;
  caption: string | undefined;
}

/** The picture at the head of an article, with its number and caption; fetched first after the fonts. */
export function PictureFrame({ picture, slug, number, caption }: Props) {
  const label = useLabels();
  const { alt, src, width, height } = picture;
  return (
    <figure>
      <picture>
        <Sources picture={picture} sizes="(min-width: 64rem) 45vw, 94vw" />
        <img
          id={PICTURE_ID}
          css={[frame, traveling(slug)]}
          src={withBase(src)}
          alt={alt}
          width={width}
          height={height}
          fetchPriority="high"
        />
      </picture>
      <figcaption css={words}>
        <b>
          {fillLabel(label('figure'), number)}
          {caption !== undefined && '.'}
        </b>
        {caption !== undefined && ` ${caption}`}
      </figcaption>
    </figure>
  );
}

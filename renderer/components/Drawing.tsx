import { css } from '@emotion/react';
import type { Picture } from '../../pipeline/content/model/picture.ts';
import { space } from '../design/tokens.ts';
import { Sources } from './Sources.tsx';
import { withBase } from './with-base.ts';

const figure = css`
  margin-block: ${space[5]};
  img {
    width: 100%;
  }
`;

interface Props {
  picture: Picture;
}

/** A section's picture, loaded lazily. */
export function Drawing({ picture }: Props) {
  const { alt, src, width, height } = picture;
  return (
    <picture css={figure}>
      <Sources picture={picture} sizes="(min-width: 78rem) 72rem, 94vw" />
      <img src={withBase(src)} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}

import { css } from '@emotion/react';
import type { Picture } from '../../pipeline/model.ts';
import { space } from '../design/tokens.ts';

const figure = css`
  margin-block: ${space[5]};
  img {
    width: 100%;
  }
`;

interface Props {
  picture: Picture;
}

/** A picture that belongs to a section, fetched when it comes near. */
export function Drawing({ picture: { alt, src, width, height, sources } }: Props) {
  return (
    <picture css={figure}>
      {sources.map(({ type, srcset, media }) => (
        <source key={srcset} type={type} srcSet={srcset} media={media} sizes="(min-width: 78rem) 72rem, 94vw" />
      ))}
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}

import { css } from '@emotion/react';
import type { ArticleSummary } from '../../pipeline/model/article.ts';
import { traveling } from '../design/traveling.ts';

const image = css`
  width: 100%;
  height: auto;
  aspect-ratio: 8 / 5;
  object-fit: cover;
`;

interface Props {
  article: Pick<ArticleSummary, 'slug' | 'thumbnail'>;
}

/** The picture of an article in a list. It decorates: the title beside it says what is meant. */
export function Thumbnail({ article: { slug, thumbnail } }: Props) {
  if (!thumbnail) return null;
  const { src, width, height } = thumbnail;
  return (
    <img
      css={[image, traveling(slug)]}
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

import { css } from '@emotion/react';
import type { ArticleSummary } from '../../pipeline/content/model/article.ts';
import { addressOfDarkDrawing, DARK_DRAWING_MEDIA } from '../../pipeline/content/dark-drawing.ts';
import { traveling } from '../design/traveling.ts';
import { withBase } from './with-base.ts';

const image = css`
  width: 100%;
  height: auto;
  aspect-ratio: 8 / 5;
  object-fit: cover;
`;

/** The picture of an article in a list. Decorative: the title is beside it. */
export function Thumbnail({ article: { slug, thumbnail } }: { article: Pick<ArticleSummary, 'slug' | 'thumbnail'> }) {
  if (!thumbnail) return null;
  const { src, width, height } = thumbnail;
  const dark = addressOfDarkDrawing(src);
  return (
    <picture>
      {dark !== undefined && <source srcSet={withBase(dark)} media={DARK_DRAWING_MEDIA} />}
      <img
        css={[image, traveling(slug)]}
        src={withBase(src)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

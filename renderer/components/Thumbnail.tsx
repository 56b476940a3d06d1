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

interface Props {
  article: Pick<ArticleSummary, 'slug' | 'thumbnail'>;
  /**
   * Whether the same picture is also elsewhere on the page, so that the other one takes part in the view transition.
   */
  isStill?: boolean | undefined;
}

/** The picture of an article in a list. Decorative: the title is beside it. */
export function Thumbnail({ article: { slug, thumbnail }, isStill = false }: Props) {
  if (!thumbnail) return null;
  const { src, width, height } = thumbnail;
  const dark = addressOfDarkDrawing(src);
  return (
    <picture>
      {dark !== undefined && <source srcSet={withBase(dark)} media={DARK_DRAWING_MEDIA} />}
      <img
        css={[image, !isStill && traveling(slug)]}
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

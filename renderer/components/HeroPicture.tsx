import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Picture } from '../../pipeline/content/model/assets.ts';
import { palette, space } from '../design/tokens.ts';
import { noteSize } from '../design/type.ts';
import { Sources } from './Sources.tsx';
import { withBase } from './with-base.ts';

const under = css`
  max-width: 46ch;
  margin-top: ${space[4]};
  padding-top: ${space[3]};
  border-top: 1px solid ${palette('line-strong')};
  font-size: ${noteSize};
  line-height: 1.5;
  color: ${palette('text-quiet')};
  text-wrap: pretty;
`;

interface Props {
  picture: Picture;
  caption: string | undefined;
  styles: SerializedStyles;
  children?: ReactNode;
}

/** The picture of a hero, with its caption if it has one. */
export function HeroPicture({ picture, caption, styles, children }: Props) {
  const { src, alt, width, height } = picture;
  const image = (
    <>
      <Sources picture={picture} sizes="(min-width: 64rem) 36rem, 94vw" />
      <img src={withBase(src)} alt={alt} width={width} height={height} fetchPriority="high" />
    </>
  );
  if (caption === undefined && children === undefined) return <picture css={styles}>{image}</picture>;
  return (
    <figure css={styles}>
      <picture>{image}</picture>
      <figcaption css={under}>
        {children}
        {caption}
      </figcaption>
    </figure>
  );
}

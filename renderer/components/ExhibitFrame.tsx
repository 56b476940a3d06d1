import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Exhibit } from '../../pipeline/model/exhibit.ts';
import { palette, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { InlineProse } from './Prose.tsx';

const frame = css`
  margin-block: ${space[6]};
  padding-block: ${space[5]};
  border-block: 1px solid ${palette('line-strong')};
  clear: both;
  break-inside: avoid;
`;

const words = css`
  max-width: 60ch;
  margin-bottom: ${space[5]};
  font-size: ${size(-1)};
  line-height: 1.5;
  color: ${palette('text-quiet')};
`;

interface Props {
  exhibit: Pick<Exhibit, 'id' | 'kind' | 'caption'>;
  children: ReactNode;
}

/** A figure that can be worked with, its caption above. */
export function ExhibitFrame({ exhibit: { id, kind, caption }, children }: Props) {
  return (
    <figure id={id} css={frame} data-exhibit={kind}>
      {caption !== '' && (
        <figcaption css={words}>
          <InlineProse html={caption} />
        </figcaption>
      )}
      {children}
    </figure>
  );
}

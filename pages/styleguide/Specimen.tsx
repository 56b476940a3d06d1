import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { palette, space } from '../../renderer/design/tokens.ts';
import { family, size } from '../../renderer/design/type.ts';
import { band } from '../../renderer/design/grid.ts';

const block = css`
  & + & {
    margin-top: ${space[7]};
  }
`;

const caption = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[5]};
  margin-bottom: ${space[4]};
  padding-bottom: ${space[2]};
  border-bottom: 1px dashed ${palette('line-strong')};
  font-size: ${size(-1)};
  h3 {
    font-family: ${family.code};
    font-size: inherit;
    font-weight: 600;
  }
  p {
    max-width: 80ch;
    color: ${palette('text-quiet')};
  }
`;

interface Props {
  /** Its name in the code. */
  name: string;
  note?: string;
  /** Whether it brings its own margins, as full-width components do. */
  wide?: boolean;
  children: ReactNode;
}

/** One thing on show, with its name. */
export function Specimen({ name, note, wide = false, children }: Props) {
  return (
    <div css={block}>
      <div css={band}>
        <div css={caption}>
          <h3>{name}</h3>
          {note !== undefined && <p>{note}</p>}
        </div>
      </div>
      {wide ? children : <div css={band}>{children}</div>}
    </div>
  );
}

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { from, palette, space } from '../../renderer/design/tokens.ts';
import { family, size } from '../../renderer/design/type.ts';

const list = css`
  font-size: ${size(-1)};
  > div {
    display: grid;
    gap: ${space[1]} ${space[5]};
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${palette('line')};
  }
  dt,
  dd:first-of-type {
    font-family: ${family.code};
  }
  dd {
    min-width: 0;
    color: ${palette('text-quiet')};
  }
  ${from.tablet} {
    > div {
      grid-template-columns: 10rem minmax(0, 2fr) minmax(0, 3fr);
      align-items: center;
    }
  }
`;

interface Props {
  entries: readonly { readonly name: string; readonly value: string; readonly shown?: ReactNode }[];
}

/** Names with their values, and how these look. */
export function FactList({ entries }: Props) {
  return (
    <dl css={list}>
      {entries.map(({ name, value, shown }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {shown !== undefined && <dd>{shown}</dd>}
        </div>
      ))}
    </dl>
  );
}

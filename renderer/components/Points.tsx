import { css } from '@emotion/react';
import type { Prose as ProseModel } from '../../pipeline/model.ts';
import { palette, space } from '../design/tokens.ts';
import { Prose } from './Prose.tsx';

const list = css`
  margin: ${space[4]} 0 0;
  padding: 0;
  li {
    padding: ${space[3]} 0;
    border-top: 1px solid ${palette('line')};
  }
`;

interface Props {
  items: readonly ProseModel[];
}

/** Short points, one below the other, parted by lines. */
export function Points({ items }: Props) {
  return (
    <ul css={list} role="list">
      {items.map((item) => (
        <li key={item.text}>
          <Prose prose={item} />
        </li>
      ))}
    </ul>
  );
}

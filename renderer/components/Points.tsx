import { css } from '@emotion/react';
import type { Prose as ProseModel } from '../../pipeline/model/text.ts';
import { from, palette, space } from '../design/tokens.ts';
import { family, size } from '../design/type.ts';
import { Prose } from './Prose.tsx';

const list = css`
  margin-top: ${space[4]};
  li {
    padding: ${space[3]} 0;
    border-top: 1px solid ${palette('line')};
  }
`;

const plain = css`
  li:first-of-type {
    border-top: 0;
    padding-top: 0;
  }
`;

const columns = css`
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 ${space[5]};
    li {
      padding-block: ${space[4]};
    }
  }
`;

/** What lies below a surface, numbered from the top down. */
const strata = css`
  counter-reset: stratum;
  li {
    counter-increment: stratum;
    padding-block: ${space[4]};
    border-top-color: ${palette('line-strong')};
  }
  li::before {
    content: counter(stratum);
    display: block;
    margin-bottom: ${space[2]};
    font-family: ${family.display};
    font-size: ${size(1)};
    color: ${palette('accent')};
  }
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[4]} ${space[5]};
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const LAYOUTS = { list: plain, columns, strata };

interface Props {
  items: readonly ProseModel[];
  layout: keyof typeof LAYOUTS;
}

/** Short points, parted by lines. */
export function Points({ items, layout }: Props) {
  return (
    <ul css={[list, LAYOUTS[layout]]} role="list">
      {items.map((item) => (
        <li key={item.text}>
          <Prose prose={item} />
        </li>
      ))}
    </ul>
  );
}

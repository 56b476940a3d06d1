import { css } from '@emotion/react';
import type { Prose as ProseModel } from '../../pipeline/content/model/text.ts';
import { from, palette, radius, space } from '../design/tokens.ts';
import { stratumHeight } from '../design/strata.ts';
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

const counted = css`
  counter-reset: point;
  li {
    counter-increment: point;
    padding-block: ${space[4]};
    border-top-color: ${palette('line-strong')};
  }
  li::before {
    content: counter(point);
    display: block;
    margin-bottom: ${space[2]};
    font-family: ${family.display};
    font-size: ${size(1)};
    line-height: 1.2;
    color: ${palette('accent')};
  }
`;

/** Columns with a numeral in a ring, as in drawings, above each text; three or four form one row. */
const numbered = css(
  counted,
  css`
    li::before {
      display: grid;
      place-items: center;
      width: 2.2rem;
      height: 2.2rem;
      border: 1.5px solid;
      border-radius: ${radius.pill};
      font-family: ${family.text};
      font-size: ${size(0)};
    }
    ${from.tablet} {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[4]} ${space[5]};
    }
    ${from.desktop} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      &:has(> :nth-of-type(4):last-of-type) {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
  `,
);

/** Layers below a surface, numbered from the top; beside a picture, each is as high as its layer there. */
const strata = css(
  counted,
  css`
    li {
      border-top-color: ${palette('line')};
    }
    li:first-of-type {
      border-top: 0;
    }
    li {
      display: grid;
      grid-template-columns: 2.5rem minmax(0, 1fr);
      align-items: baseline;
    }
    li::before {
      margin: 0;
    }
    ${from.desktop} {
      display: grid;
      grid-auto-rows: minmax(${stratumHeight}, auto);
      margin-top: 0;
      border-top: 2px solid ${palette('text')};
      li {
        align-items: center;
        padding-block: ${space[3]};
      }
    }
  `,
);

/** The numbers of marks in a picture, each in a ring as there, with what it marks beside it. */
const marks = css(
  numbered,
  css`
    margin-top: 0;
    ${from.tablet} {
      display: block;
    }
    li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: ${space[4]};
      border-top-color: ${palette('line')};
    }
    li:first-of-type {
      border-top-color: ${palette('line-strong')};
    }
    li::before {
      margin: 0;
      color: ${palette('accent')};
    }
  `,
);

const LAYOUTS = { list: plain, columns, numbered, strata, marks };

interface Props {
  items: readonly ProseModel[];
  layout: keyof typeof LAYOUTS;
}

/** Short points, separated by lines. */
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

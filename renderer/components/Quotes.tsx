import { css } from '@emotion/react';
import type { Testimonial } from '../../pipeline/model.ts';
import { from, palette, space } from '../design/tokens.ts';
import { family, size } from '../design/type.ts';

const grid = css`
  display: grid;
  gap: ${space[6]} ${space[5]};
  margin: ${space[5]} 0 0;
  padding: 0;
  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
  }
`;

const quote = css`
  border-top: 1px solid ${palette('line-strong')};
  padding-top: ${space[4]};
  blockquote {
    font-family: ${family.display};
    font-size: ${size(1)};
    line-height: 1.35;
  }
  figcaption {
    margin-top: ${space[3]};
    font-size: ${size(-1)};
    color: ${palette('text-quiet')};
  }
`;

interface Props {
  items: readonly Testimonial[];
}

/** What clients say. */
export function Quotes({ items }: Props) {
  return (
    <ul css={grid} role="list">
      {items.map(({ quote: text, name, role }) => (
        <li key={name + text}>
          <figure css={quote}>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              {name}, {role}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

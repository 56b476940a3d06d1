import { css } from '@emotion/react';
import type { Step } from '../../pipeline/model.ts';
import { palette, space } from '../design/tokens.ts';
import { family, size } from '../design/type.ts';
import { Heading } from './Heading.tsx';
import { Points } from './Points.tsx';
import { Prose } from './Prose.tsx';

/** A line with a numbered gate at each step. */
export const steps = css`
  counter-reset: step;
  margin: ${space[5]} 0 0;
  padding: 0;
  list-style: none;
  > li {
    counter-increment: step;
    position: relative;
    margin-left: 1.1rem;
    padding: 0 0 ${space[6]} ${space[7]};
    border-left: 1px solid ${palette('line-strong')};
  }
  h2,
  h3 {
    margin-bottom: ${space[2]};
  }
  > li:last-of-type {
    border-left-color: transparent;
    padding-bottom: 0;
  }
  > li::before {
    content: counter(step);
    position: absolute;
    left: -1.1rem;
    width: 2.2rem;
    height: 2.2rem;
    background: ${palette('surface')};
    border: 1px solid ${palette('line-strong')};
    text-align: center;
    line-height: 2.1rem;
    font-family: ${family.display};
    font-size: ${size(0)};
  }
`;

interface Props {
  items: readonly Step[];
  level: 2 | 3;
}

/** A sequence, drawn as a line with a gate at each step. */
export function Steps({ items, level }: Props) {
  return (
    <ol css={steps} role="list">
      {items.map(({ title, text, points }) => (
        <li key={title}>
          <Heading level={level}>{title}</Heading>
          {text && <Prose prose={text} />}
          {points.length > 0 && <Points items={points} layout="list" />}
        </li>
      ))}
    </ol>
  );
}

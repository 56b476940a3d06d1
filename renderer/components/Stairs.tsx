import { css } from '@emotion/react';
import type { Step } from '../../pipeline/model.ts';
import { from, palette, space } from '../design/tokens.ts';
import { Heading } from './Heading.tsx';
import { Points } from './Points.tsx';
import { Prose } from './Prose.tsx';
import { steps } from './Steps.tsx';

/** From here on the steps stand side by side and rise; below, they are the ladder. */
const RISE = '4rem';
const MOST_STEPS = 6;

const flight = css`
  ${from.desktop} {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    align-items: start;
    margin-top: ${space[8]};
    > li {
      margin: 0;
      padding: ${space[4]} ${space[5]} 0 0;
      border: 0;
      border-top: 1.5px solid ${palette('text')};
    }
    > li + li {
      padding-left: ${space[5]};
    }
    > li:last-of-type {
      padding-right: 0;
    }
    > li + li::after {
      content: '';
      position: absolute;
      top: -1.5px;
      left: 0;
      height: calc(${RISE} + 1.5px);
      border-left: 1.5px solid ${palette('text')};
    }
    > li::before {
      top: auto;
      bottom: 100%;
      left: ${space[5]};
      width: 1.9rem;
      height: 3rem;
      border: 1.5px solid ${palette('text')};
      border-bottom: 0;
      background: none;
      line-height: 3rem;
    }
    > li:first-of-type::before {
      left: 0;
    }
    > li:last-of-type::before {
      border-color: ${palette('action')};
      color: ${palette('action')};
    }
    ${Array.from({ length: MOST_STEPS }, (_, index) => `> li:nth-last-of-type(${index + 1}) { margin-top: calc(${RISE} * ${index}); }`).join('\n')}
  }
`;

interface Props {
  items: readonly Step[];
  level: 2 | 3;
}

/** A sequence that rises from gate to gate: the method, drawn. */
export function Stairs({ items, level }: Props) {
  return (
    <ol css={[steps, flight]} role="list">
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

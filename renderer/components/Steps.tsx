import { css } from '@emotion/react';
import type { Step } from '../../pipeline/content/model/section.ts';
import { fromColumnBefore, gutter } from '../design/grid.ts';
import { from, palette, space } from '../design/tokens.ts';
import { family, size } from '../design/type.ts';
import { Heading } from './Heading.tsx';
import { Points } from './Points.tsx';
import { Prose } from './Prose.tsx';
import { UnbrokenText } from './UnbrokenText.tsx';

const ladder = css`
  counter-reset: step;
  margin-top: ${space[5]};
  > li {
    counter-increment: step;
    position: relative;
    margin-inline-start: 1.1rem;
    padding-block-end: ${space[6]};
    padding-inline-start: ${space[7]};
    border-inline-start: 1px solid ${palette('line-strong')};
  }
  h2,
  h3 {
    margin-bottom: ${space[2]};
  }
  > li:last-of-type {
    border-inline-start-color: transparent;
    padding-bottom: 0;
  }
  > li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: calc(-1.1rem - 0.5px);
    display: grid;
    place-items: center;
    width: 2.2rem;
    height: 2.2rem;
    background: ${palette('surface')};
    border: 1px solid ${palette('line-strong')};
    line-height: 1;
    font-family: ${family.display};
    font-size: ${size(0)};
  }
`;

const RISE = 'var(--rise)';
const MAX_STEPS = 6;

/** Where there is room, the steps are side by side and rise; elsewhere they are a `ladder`. */
const stairs = css(
  ladder,
  css`
    ${from.desktop} {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      column-gap: ${gutter};
      align-items: start;
      margin-top: ${space[8]};
      --rise: 4rem;
      &:has(> :nth-of-type(5)) {
        --rise: 2.5rem;
      }
      > li {
        margin: 0;
        padding-block: ${space[4]} 0;
        padding-inline: 0;
        border: 0;
        border-top: 1.5px solid ${palette('text')};
      }
      > li + li {
        ${fromColumnBefore}
      }
      > li + li::after {
        content: '';
        position: absolute;
        top: -1.5px;
        inset-inline-start: 0;
        height: calc(${RISE} + 1.5px);
        border-inline-start: 1.5px solid ${palette('text')};
      }
      > li::before {
        top: auto;
        bottom: 100%;
        inset-inline-start: ${gutter};
        width: 1.9rem;
        height: 3rem;
        border: 1.5px solid ${palette('text')};
        border-bottom: 0;
        background: none;
      }
      > li:first-of-type::before {
        inset-inline-start: 0;
      }
      > li:last-of-type::before {
        border-color: ${palette('accent')};
        color: ${palette('accent')};
      }
      ${Array.from({ length: MAX_STEPS }, (_, index) => `> li:nth-last-of-type(${index + 1}) { margin-top: calc(${RISE} * ${index}); }`).join('\n')}
    }
  `,
);

const LAYOUTS = { ladder, stairs };

interface Props {
  items: readonly Step[];
  layout: keyof typeof LAYOUTS;
  level: 2 | 3;
}

/** A sequence of steps: a line with a gate at each step, or rising stairs. More than six are always a line. */
export function Steps({ items, layout, level }: Props) {
  return (
    <ol css={LAYOUTS[items.length > MAX_STEPS ? 'ladder' : layout]} role="list">
      {items.map(({ title, text, points }) => (
        <li key={title}>
          <Heading level={level}>
            <UnbrokenText text={title} />
          </Heading>
          {text && <Prose prose={text} />}
          {points.length > 0 && <Points items={points} layout="list" />}
        </li>
      ))}
    </ol>
  );
}

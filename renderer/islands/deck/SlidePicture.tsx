import { css } from '@emotion/react';
import { palette } from '../../design/tokens.ts';

/** Stairs, a curve, rings, a chain, bars. */
const PICTURES = [
  'M1 39H24V29H47V18H70V7H93',
  'M1 1V39H95M8 7C38 9 38 33 90 34',
  'M2 25a13 13 0 1 0 26 0 13 13 0 1 0-26 0M34 25a13 13 0 1 0 26 0 13 13 0 1 0-26 0M66 25a13 13 0 1 0 26 0 13 13 0 1 0-26 0',
  'M1 13H24V33H1ZM24 23H36M36 13H59V33H36ZM59 23H71M71 13H94V33H71Z',
  'M1 39H95M12 39V28H28V39M40 39V18H56V39M68 39V5H84V39',
];

const picture = css`
  width: 96px;
  height: 40px;
  fill: none;
  stroke: ${palette('line-strong')};
  stroke-width: 1.5;
`;

/** What is on a slide besides words, by its number: a few lines, which stand for no data. */
export function SlidePicture({ number }: { number: number }) {
  return (
    <svg css={picture} aria-hidden="true">
      <path d={PICTURES[(number - 1) % PICTURES.length]} />
    </svg>
  );
}

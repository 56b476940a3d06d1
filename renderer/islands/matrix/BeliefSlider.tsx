import { css } from '@emotion/react';
import { useId, type RefObject } from 'react';
import { palette, space, withoutScript } from '../../design/tokens.ts';
import { display, size } from '../../design/type.ts';
import { spread } from '../interactive-figures/spread.ts';
import { textWidth } from '../interactive-figures/text-width.ts';

/** Half the width of the thumb: values do not reach these ends of the track. */
const THUMB_PX = 22;

/** The ends of the scale are numbered, unless the number of a mark is too close. */
const ENDS = [0, 100];
const CLOSE = 15;
/** The font size of its numbers in the smallest window, in percent of the scale. */
const EM = 5;

const head = css`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space[4]};
  font-weight: 600;
`;

const figure = css({
  flex: 'none',
  whiteSpace: 'nowrap',
  fontFamily: display.fontFamily,
  fontWeight: display.fontWeight,
  fontSize: size(2),
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

/**
 * The scale lies below the slider, and is shown without it on paper and without JavaScript. Its numbers rise to the
 * right in every script.
 */
const scale = css`
  display: grid;
  margin-bottom: ${space[4]};
  > * {
    grid-area: 1 / 1;
  }
`;

const ring = css`
  outline: 2px solid ${palette('focus')};
  outline-offset: 2px;
`;

/** The track is a border, which stays visible in forced colors mode; the focus ring is around the thumb. */
const track = css`
  display: block;
  width: 100%;
  height: 2.75rem;
  margin: 0;
  background: none;
  appearance: none;
  scroll-margin-top: 5rem;
  cursor: pointer;
  &:focus-visible {
    outline: 0;
  }
  &::-webkit-slider-runnable-track {
    border: 1.5px solid ${palette('line-strong')};
    height: 0;
  }
  &::-moz-range-track {
    border: 1.5px solid ${palette('line-strong')};
    height: 0;
  }
  &::-webkit-slider-thumb {
    width: ${THUMB_PX}px;
    height: ${THUMB_PX}px;
    margin-top: -${THUMB_PX / 2}px;
    border: 2px solid ${palette('surface')};
    border-radius: 50%;
    background: ${palette('accent')};
    appearance: none;
  }
  &::-moz-range-thumb {
    width: ${THUMB_PX - 4}px;
    height: ${THUMB_PX - 4}px;
    border: 2px solid ${palette('surface')};
    border-radius: 50%;
    background: ${palette('accent')};
  }
  &:focus-visible::-webkit-slider-thumb {
    ${ring};
  }
  &:focus-visible::-moz-range-thumb {
    ${ring};
  }
  ${withoutScript} {
    display: none;
  }
`;

const marks = css`
  display: block;
  width: calc(100% - ${THUMB_PX}px);
  height: 2.375rem;
  margin: 1.375rem auto 0;
  overflow: visible;
  pointer-events: none;
  stroke: ${palette('accent')};
  stroke-width: 1.5;
  > line {
    stroke: ${palette('line-strong')};
    stroke-width: 2;
  }
  circle {
    fill: ${palette('accent')};
  }
  text {
    fill: ${palette('text-quiet')};
    stroke: none;
    font-size: 0.875rem;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

interface Props {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  /** In whole percent. */
  belief: number;
  /** The beliefs at which the equilibria change. */
  turns: readonly number[];
  onChange: (belief: number) => void;
}

/** A slider for the probability of the first world, with a mark wherever the equilibria change. */
export function BeliefSlider({ field, label, belief, turns, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <div css={head}>
        <label htmlFor={id}>{label}</label>
        {/* The slider announces the same value when moved. */}
        <output css={figure} htmlFor={id} aria-live="off">
          {`${belief}%`}
        </output>
      </div>
      <div css={scale} dir="ltr">
        <svg css={marks} aria-hidden="true">
          <line x2="100%" />
          <circle cx={`${belief}%`} r={THUMB_PX / 2 - 3} />
          {placeNumbers(turns).map(({ mark, text, isEnd, place, side }) => (
            <g key={mark}>
              <line x1={percent(mark)} x2={percent(place + side)} y2="16" />
              <text x={percent(place + side)} y="34" textAnchor={isEnd ? 'end' : undefined}>
                {text}
              </text>
            </g>
          ))}
        </svg>
        <input
          css={track}
          ref={field}
          id={id}
          type="range"
          min="0"
          max="100"
          value={belief}
          aria-valuetext={`${belief}%`}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
}

/** Returns the numbers below the scale, and where they start, or end: the first mark's and the right end's. */
function placeNumbers(turns: readonly number[]) {
  const free = ENDS.filter((end) => turns.every((turn) => Math.abs(turn - end) > CLOSE));
  const numbers = [...turns, ...free]
    .toSorted((a, b) => a - b)
    .map((mark) => {
      const [text, isEnd] = [`${Math.round(mark)}%`, mark === turns[0] || mark === 100];
      const width = EM * textWidth([text]);
      const side = isEnd ? width / 2 : -width / 2;
      return { mark, text, isEnd, width, side, at: mark - side };
    });
  return spread(numbers, 100) ?? [];
}

function percent(place: number): string {
  return `${Math.round(place * 10) / 10}%`;
}

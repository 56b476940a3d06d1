import { css } from '@emotion/react';
import type { SlideForm } from '../../../pipeline/content/model/interactive-figure.ts';
import { palette, radius, space } from '../../design/tokens.ts';
import { display, size } from '../../design/type.ts';
import { SlideFoot } from './SlideFoot.tsx';

/** Aligns title, picture and foot with those of the slides beside it. */
const sheet = css`
  display: grid;
  grid-row: 2 / span 3;
  grid-template-rows: subgrid;
  row-gap: ${space[3]};
  padding: ${space[3]};
  border: 1.5px solid ${palette('line-strong')};
  border-radius: ${radius.small};
  background: ${palette('surface-raised')};
`;

const inOrder = css({ borderColor: palette('accent') });

const title = css(display, { fontSize: size(0), lineHeight: 1.2, minHeight: '3lh', textWrap: 'pretty' });

const note = css`
  grid-row: 5;
  margin-top: ${space[2]};
  padding-inline-start: ${space[3]};
  border-inline-start: 1px solid ${palette('line-strong')};
  font-size: ${size(-1)};
  line-height: 1.45;
  color: ${palette('text-quiet')};
`;

interface Props {
  form: SlideForm;
  /** The drawings, as path data: as sent, and in order if that is another. */
  drawings: readonly string[];
  place: string;
  /** The label of scores. */
  score: string;
  isOrdered: boolean;
}

/** A slide as a sheet of paper, with a reader's thought below it. */
export function SlideSheet({ form, drawings, place, score, isOrdered }: Props) {
  return (
    <>
      <div css={isOrdered ? [sheet, inOrder] : sheet}>
        <p css={title}>{form.title}</p>
        <SlideDrawing drawings={drawings} isOrdered={isOrdered} />
        <SlideFoot place={place} form={form} score={score} />
      </div>
      <p css={note}>{form.thought}</p>
    </>
  );
}

const picture = css`
  width: 88px;
  height: 40px;
  fill: none;
  stroke: ${palette('line-strong')};
  stroke-width: 1.5;
`;

/** The drawing on a slide in one order. The other one stays in the page, from which the island reads both. */
function SlideDrawing({ drawings, isOrdered }: Pick<Props, 'drawings' | 'isOrdered'>) {
  const shown = isOrdered ? drawings.length - 1 : 0;
  return (
    <svg css={picture} aria-hidden="true">
      {drawings.map((drawing, index) => (
        <path key={drawing} d={drawing} {...(index !== shown && { display: 'none' })} />
      ))}
    </svg>
  );
}

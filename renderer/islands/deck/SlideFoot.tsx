import { css } from '@emotion/react';
import type { SlideForm } from '../../../pipeline/content/model/interactive-figure.ts';
import { palette, space } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';

const foot = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[2]};
  font-size: ${size(-1)};
  font-variant-numeric: lining-nums tabular-nums;
  color: ${palette('text-quiet')};
`;

interface Props {
  place: string;
  form: SlideForm;
  /** The label of scores. */
  score: string;
}

/** The position of a slide in one of its forms, and its score there. */
export function SlideFoot({ place, form, score }: Props) {
  return (
    <div css={foot}>
      <p data-position="">{place}</p>
      {form.score !== undefined && (
        <p>
          <span className="sr-only">{`${score} `}</span>
          <span dir="ltr">{form.score}</span>
        </p>
      )}
    </div>
  );
}

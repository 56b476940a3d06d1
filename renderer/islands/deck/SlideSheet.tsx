import { css } from '@emotion/react';
import type { SlideForm } from '../../../pipeline/model/exhibit.ts';
import { palette, radius, space } from '../../design/tokens.ts';
import { display, size } from '../../design/type.ts';
import { SlidePicture } from './SlidePicture.tsx';

const sheet = css`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 8rem;
  padding: ${space[3]};
  border: 1.5px solid ${palette('line-strong')};
  border-radius: ${radius.small};
  background: ${palette('surface-raised')};
  box-shadow: 4px 4px 0 ${palette('surface-sunk')};
`;

const inOrder = css`
  border-color: ${palette('accent')};
  box-shadow: 4px 4px 0 ${palette('accent-quiet')};
`;

const title = css(display, { fontSize: size(0), lineHeight: 1.2, textWrap: 'pretty', hyphens: 'auto' });

const places = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[2]};
  font-size: ${size(-1)};
  font-variant-numeric: lining-nums tabular-nums;
  color: ${palette('text-quiet')};
`;

const note = css`
  margin-top: ${space[2]};
  padding-inline-start: ${space[3]};
  border-inline-start: 1px solid ${palette('line-strong')};
  font-size: ${size(-1)};
  line-height: 1.45;
  color: ${palette('text-quiet')};
`;

interface Props {
  form: SlideForm;
  /** The number that it was sent with. */
  number: number;
  place: string;
  /** What scores are called. */
  score: string;
  isOrdered: boolean;
}

/** A slide as a sheet of paper, and beside it what a reader thinks. */
export function SlideSheet({ form, number, place, score, isOrdered }: Props) {
  return (
    <>
      <div css={[sheet, isOrdered && inOrder]}>
        <p css={title} data-title="">
          {form.title}
        </p>
        <SlidePicture number={number} />
        <div css={places}>
          <p data-position="">{place}</p>
          {form.score !== undefined && (
            <p>
              <span className="sr-only">{`${score} `}</span>
              <span data-score="">{form.score}</span>
            </p>
          )}
        </div>
      </div>
      <p css={note} data-thought="">
        {form.thought}
      </p>
    </>
  );
}

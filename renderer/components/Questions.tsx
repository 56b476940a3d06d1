import { css } from '@emotion/react';
import type { QuestionGroup } from '../../pipeline/model.ts';
import { headerHeight, palette, space } from '../design/tokens.ts';
import { display, size } from '../design/type.ts';
import { band, hanging } from '../layout/grid.ts';
import { Heading } from './Heading.tsx';
import { Prose } from './Prose.tsx';

const block = css`
  padding-block: ${space[6]};
`;

const rule = css`
  border-top: 1px solid ${palette('line-strong')};
  padding-top: ${space[5]};
`;

const heading = css(display, { fontSize: size(2), marginBottom: space[5] });

const entry = css`
  padding: ${space[5]} 0;
  border-bottom: 1px solid ${palette('line')};
  scroll-margin-top: ${headerHeight};
  &:first-of-type {
    padding-top: 0;
  }
  > :first-child {
    margin-bottom: ${space[3]};
  }
  &:target {
    box-shadow:
      -1rem 0 0 ${palette('surface')},
      calc(-1rem - 2px) 0 0 ${palette('action')};
  }
`;

interface Props {
  group: QuestionGroup;
}

/** One group of questions, each with its answer in the open. */
export function Questions({ group: { id, title, questions } }: Props) {
  return (
    <section css={[band, block]} aria-labelledby={id}>
      <div css={[rule, hanging]}>
        <h2 id={id} css={heading}>
          {title}
        </h2>
        <div>
          {questions.map(({ id: anchor, question, answer }) => (
            <div key={anchor} id={anchor} css={entry}>
              <Heading level={3}>{question}</Heading>
              <Prose prose={answer} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

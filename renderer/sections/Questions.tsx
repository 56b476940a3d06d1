import { css } from '@emotion/react';
import type { QuestionGroup } from '../../pipeline/content/model/page.ts';
import { from, measure, palette, space } from '../design/tokens.ts';
import { display, size } from '../design/type.ts';
import { band, hanging } from '../design/grid.ts';
import { CopyLink } from './CopyLink.tsx';
import { Heading } from '../components/Heading.tsx';
import { holdsAnchors, OtherAnchors } from '../components/OtherAnchors.tsx';
import { Prose } from '../components/Prose.tsx';

const block = css`
  padding-block: ${space[6]};
`;

const rule = css`
  border-top: 1px solid ${palette('line-strong')};
  padding-top: ${space[5]};
`;

const heading = css(display, { fontSize: size(2), marginBottom: space[5] });

const entry = css`
  border-bottom: 1px solid ${palette('line')};
  summary {
    gap: ${space[4]};
    padding: ${space[4]} 0;
  }
  ${from.desktop} {
    &:first-of-type summary {
      padding-top: 0;
    }
  }
  &:has(:target) {
    box-shadow:
      -1rem 0 0 ${palette('surface')},
      calc(-1rem - 2px) 0 0 ${palette('accent')};
  }
`;

/** A link to an answer also keeps the question above it in view. */
const answered = css`
  display: grid;
  grid-template-columns: minmax(0, ${measure}) auto;
  gap: ${space[3]};
  align-items: start;
  padding-block-end: ${space[5]};
  padding-inline-start: calc(0.7em + ${space[4]});
  scroll-margin-top: 6.5rem;
`;

interface Props {
  group: QuestionGroup;
  /** Whether its first answer is open, to show what is behind the others. */
  isFirst: boolean;
}

/** One group of questions. An answer opens on a press, or if the address names it. */
export function Questions({ group: { id, alsoAt, title, questions }, isFirst }: Props) {
  return (
    <section css={[band, block]} aria-labelledby={id}>
      <div css={[rule, hanging]}>
        <h2 id={id} css={[heading, alsoAt && holdsAnchors]}>
          <OtherAnchors anchors={alsoAt} />
          {title}
        </h2>
        <div>
          {questions.map(({ id: anchor, alsoAt: others, question, answer }, index) => (
            <details key={anchor} css={entry} open={isFirst && index === 0}>
              <summary>
                <Heading level={3}>{question}</Heading>
              </summary>
              <div id={anchor} css={[answered, others && holdsAnchors]} role="group" aria-label={question}>
                <OtherAnchors anchors={others} />
                <Prose prose={answer} />
                <CopyLink anchor={anchor} title={question} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

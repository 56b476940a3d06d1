import { css } from '@emotion/react';
import { fillLabel } from '../../../pipeline/content/fill-label.ts';
import type { Verdict } from '../../../pipeline/content/interactive-figures/titles.ts';
import type { Question } from '../../../pipeline/content/model/interactive-figure.ts';
import { motion, palette, radius, space, upTo } from '../../design/tokens.ts';
import { display, size } from '../../design/type.ts';
import type { TitlesLabels } from '../../../pipeline/content/interactive-figures/figure-labels.ts';

/** Screens on which both ends of a line are not visible together; paper is always wide enough. */
const narrow = upTo.tablet.replace('@media', '@media screen and');

/**
 * Rows of a column have equal heights, so that their middles are known without measuring, in print as well. In a narrow
 * window the lists are below each other, and words replace the lines between them. In print, twenty titles fit on a
 * sheet.
 */
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(2rem, 12%, 8rem) minmax(0, 1fr);
  font-size: ${size(-1)};
  line-height: 1.35;
  overflow-wrap: anywhere;
  ol,
  ul {
    display: grid;
    grid-auto-rows: 1fr;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    align-self: center;
    margin-block: ${space[1]};
  }
  ${narrow} {
    grid-template-columns: 1fr;
    gap: ${space[5]};
    > div {
      display: none;
    }
    && :is(ol, ul) {
      grid-auto-rows: auto;
    }
    .sr-only {
      position: static;
      display: block;
      width: auto;
      height: auto;
      clip-path: none;
      white-space: normal;
      font-weight: 400;
    }
  }
  @media print {
    line-height: 1.2;
    li {
      margin-block: 1pt;
    }
  }
`;

/**
 * The number is in front of the title; a line leads from the title to the edge, where the line to a question starts.
 */
const titleItem = css`
  display: grid;
  grid-template-columns: 1.75em minmax(0, auto) minmax(1rem, 1fr);
  font-variant-numeric: lining-nums tabular-nums;
  > div > p:first-of-type {
    font-family: ${display.fontFamily};
    font-size: ${size(0)};
    line-height: 1.25;
    @media print {
      font-size: inherit;
      line-height: inherit;
    }
  }
  > div > p + p:not(.sr-only),
  > span {
    color: ${palette('text-quiet')};
  }
  &[data-answers]::after {
    content: '';
    align-self: center;
    margin-inline-start: ${space[2]};
    border-top: 1.5px solid ${palette('accent')};
    ${narrow} {
      display: none;
    }
  }
  [data-label] {
    text-decoration: underline wavy ${palette('action')};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

const questionItem = css`
  padding: ${space[2]};
  border: 1.5px solid ${palette('accent')};
  border-radius: ${radius.small};
  background: ${palette('surface-raised')};
  font-weight: 600;
`;

const openQuestion = css`
  border: 1.5px dashed ${palette('line-strong')};
  background: none;
  font-weight: 400;
  color: ${palette('text-quiet')};
`;

/** No higher than the columns beside it; mirrored where those change places, in right-to-left scripts. */
const drawing = css`
  position: relative;
  color: ${palette('accent')};
  svg {
    position: absolute;
    width: 100%;
    height: 100%;
    overflow: visible;
    stroke: currentColor;
    stroke-width: 1.5;
    &:dir(rtl) {
      scale: -1 1;
    }
  }
  ${motion} {
    line {
      stroke-dasharray: 1;
      transition: stroke-dashoffset 0.6s;
      @starting-style {
        stroke-dashoffset: 1;
      }
    }
  }
`;

interface Props {
  titles: readonly string[];
  /** One verdict per title. */
  verdicts: readonly Verdict[];
  questions: readonly Question[];
  labels: TitlesLabels;
}

/**
 * Titles on one side and questions on the other, with a line from each title to the question that it answers. Both
 * lists say the same in text.
 */
export function TitleLines({ titles, verdicts, questions, labels }: Props) {
  const judged = titles.map((title, index) => ({ title, number: index + 1, verdict: verdicts[index] ?? 'unsure' }));
  return (
    <div css={columns}>
      <ol role="list">
        {judged.map(({ title, number, verdict }) => (
          <li key={number} css={titleItem} data-answers={typeof verdict === 'number' ? '' : undefined}>
            <span>{number}</span>
            <div>
              <p dir="auto" data-label={verdict === 'label' ? '' : undefined}>
                {title}
              </p>
              <p className={typeof verdict === 'number' ? 'sr-only' : undefined}>{noteOn(verdict)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div css={drawing}>
        <svg aria-hidden="true">
          {judged.map(({ number, verdict }) =>
            typeof verdict === 'number' ? (
              <line
                key={`${number} ${verdict}`}
                y1={middle(number - 1, titles.length)}
                x2="100%"
                y2={middle(verdict, questions.length)}
                pathLength="1"
              />
            ) : null,
          )}
        </svg>
      </div>
      <ul role="list">
        {questions.map(({ text }, index) => {
          const numbers = judged.filter(({ verdict }) => verdict === index).map(({ number }) => number);
          const isOpen = numbers.length === 0;
          return (
            <li key={text} css={isOpen ? [questionItem, openQuestion] : questionItem}>
              {text}
              <span className="sr-only">
                {` ${isOpen ? labels.titlesOpen : fillLabel(labels.titlesBy, numbers.join(', '))}`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );

  function noteOn(verdict: Verdict): string {
    if (verdict === 'label') return labels.titlesLabel;
    if (verdict === 'unsure') return labels.titlesUnsure;
    return fillLabel(labels.titlesAnswers, questions[verdict]?.text ?? '');
  }
}

/** Returns the middle of a row, of `count` equally high ones, in percent. */
function middle(index: number, count: number): string {
  return `${(100 * (index + 0.5)) / count}%`;
}

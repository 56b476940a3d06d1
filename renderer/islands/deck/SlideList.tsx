import { css } from '@emotion/react';
import { arrange, type DeckOrder } from '../../../pipeline/content/interactive-figures/deck.ts';
import { fillLabel } from '../../../pipeline/content/fill-label.ts';
import { palette, space } from '../../design/tokens.ts';
import { size, family } from '../../design/type.ts';
import type { DeckLabels } from './deck-labels.ts';
import { SlideSheet } from './SlideSheet.tsx';
import type { DrawnSlide } from './slide-drawings.ts';
import type { SlideForm } from '../../../pipeline/content/model/interactive-figure.ts';
import { SlideFoot } from './SlideFoot.tsx';

/** The minimum width of a slide: a fifth of the list, wide enough for long words, but at most a half of a narrow list. */
const LEAST = `max(20% - ${space[4]}, min(9.5rem, max(8rem, 50% - ${space[4]})))`;

/**
 * Aligns the parts of all slides in a row: part of the story, title, picture, foot, a reader's thought, the other form.
 * Those that one order fills and the other does not have room in both, so that a change of order moves nothing below.
 */
const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${LEAST}, 1fr));
  grid-auto-rows: minmax(1.5rem, auto) auto auto auto minmax(3rem, auto) auto;
  column-gap: ${space[4]};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-row: span 6;
    grid-template-rows: subgrid;
    margin-bottom: ${space[5]};
  }
`;

const partMark = css`
  grid-row: 1;
  font-size: ${size(-1)};
  font-weight: 600;
  color: ${palette('accent')};
`;

interface Props {
  slides: readonly DrawnSlide[];
  order: DeckOrder;
  labels: DeckLabels;
}

/**
 * All slides in one order, each in its form for that order; printed and without JavaScript, the other form is below.
 * After the audit, a part of the story is named above its first slide.
 */
export function SlideList({ slides, order, labels }: Props) {
  const isOrdered = order === 'ordered';
  const arranged = arrange(slides, order);
  return (
    <ol css={list} role="list">
      {arranged.map(({ number, place, part, drawings, sent, ordered }, index) => {
        const [placeSent, placeOrdered] = [placeOf(number, labels), placeOf(place, labels)];
        return (
          <li key={number}>
            {isOrdered && part !== arranged[index - 1]?.part && <span css={partMark}>{part}</span>}
            <SlideSheet
              form={isOrdered ? ordered : sent}
              drawings={drawings}
              place={isOrdered ? placeOrdered : placeSent}
              score={labels.deckScore}
              isOrdered={isOrdered}
            />
            <OtherForm
              name={isOrdered ? labels.deckSent : labels.deckOrdered}
              form={isOrdered ? sent : ordered}
              place={isOrdered ? placeSent : placeOrdered}
              part={isOrdered ? undefined : part}
              score={labels.deckScore}
              isOrdered={!isOrdered}
            />
          </li>
        );
      })}
    </ol>
  );
}

function placeOf(place: number | undefined, { deckBehind, deckPlace }: DeckLabels): string {
  return place === undefined ? deckBehind : fillLabel(deckPlace, place);
}

/** Shown only where the order cannot be changed; elsewhere it would give away what a press reveals. */
const other = css`
  display: none;
  @media print, (scripting: none) {
    display: grid;
  }
  grid-row: 6;
  gap: ${space[1]};
  align-content: start;
  margin-top: ${space[3]};
  padding-top: ${space[2]};
  border-top: 1.5px solid ${palette('accent')};
  font-size: ${size(-1)};
  line-height: 1.35;
  b {
    color: ${palette('accent')};
  }
  > p {
    font-family: ${family.display};
  }
  > p ~ p {
    color: ${palette('text-quiet')};
    font-family: inherit;
  }
`;

const asSent = css`
  border-color: ${palette('line-strong')};
  b {
    color: inherit;
  }
`;

interface OtherFormProps {
  /** The name of the order in which the slide has this form. */
  name: string;
  form: SlideForm;
  place: string;
  /** The part of the story that the slide belongs to in this form. */
  part: string | undefined;
  score: string;
  isOrdered: boolean;
}

/** A slide's form in the other order. */
function OtherForm({ name, form, place, part, score, isOrdered }: OtherFormProps) {
  return (
    <div css={isOrdered ? other : [other, asSent]}>
      <b>{name}</b>
      <SlideFoot place={place} form={form} score={score} />
      <p>{form.title}</p>
      {part !== undefined && <p>{part}</p>}
      <p>{form.thought}</p>
    </div>
  );
}

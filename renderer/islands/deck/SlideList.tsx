import { css } from '@emotion/react';
import { arrange, type DeckOrder } from '../../../pipeline/exhibits/deck.ts';
import { fillLabel } from '../../../pipeline/fill-label.ts';
import type { Slide } from '../../../pipeline/model/exhibit.ts';
import { palette, space } from '../../design/tokens.ts';
import { family, size } from '../../design/type.ts';
import type { DeckLabels } from './deck-labels.ts';
import { SlideSheet } from './SlideSheet.tsx';

/** Where nothing can turn the deck. */
const BOTH = '@media print, (scripting: none)';

const heading = css`
  display: none;
  font-weight: 600;
  && {
    font-family: ${family.text};
  }
  ${BOTH} {
    display: block;
  }
  ol + && {
    margin-top: ${space[6]};
  }
`;

/** Five slides side by side at most. */
const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9.25rem, 20% - ${space[4]})), 1fr));
  gap: ${space[4]};
  padding: 0;
  list-style: none;
  li {
    position: relative;
    padding-top: 1.75rem;
  }
  @media print {
    grid-template-columns: repeat(5, 1fr);
  }
`;

const hidden = css`
  display: none;
  ${BOTH} {
    display: grid;
  }
`;

const partMark = css`
  position: absolute;
  top: 0;
  font-size: ${size(-1)};
  font-weight: 600;
  color: ${palette('accent')};
`;

interface Props {
  slides: readonly Slide[];
  order: DeckOrder;
  /** What the order is called. */
  name: string;
  isShown: boolean;
  labels: DeckLabels;
}

/** All slides in one order, in the form that they have in it; a part of the story is named above its first slide. */
export function SlideList({ slides, order, name, isShown, labels }: Props) {
  const isOrdered = order === 'ordered';
  const arranged = arrange(slides, order);
  return (
    <>
      <p css={heading}>{name}</p>
      <ol css={[list, !isShown && hidden]} role="list" data-order={order}>
        {arranged.map(({ number, place, part, ...forms }, index) => (
          <li key={number} data-number={number} data-place={isOrdered ? place : undefined}>
            {isOrdered && part !== arranged[index - 1]?.part && (
              <span css={partMark} data-part-of="">
                {part}
              </span>
            )}
            <SlideSheet
              form={forms[order]}
              number={number}
              place={placeOf(isOrdered ? place : number, labels)}
              score={labels.deckScore}
              isOrdered={isOrdered}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

function placeOf(place: number | undefined, { deckBehind, deckPlace }: DeckLabels): string {
  return place === undefined ? deckBehind : fillLabel(deckPlace, place);
}

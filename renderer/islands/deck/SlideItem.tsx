import { css } from '@emotion/react';
import type { DeckOrder, NumberedSlide } from '../../../pipeline/exhibits/deck.ts';
import { fillLabel } from '../../../pipeline/fill-label.ts';
import { palette, space, withoutScript } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';
import type { DeckLabels } from './deck-labels.ts';
import { SlideSheet } from './SlideSheet.tsx';

const item = css`
  position: relative;
  padding-top: 1.75rem;
`;

const partMark = css`
  position: absolute;
  top: 0;
  font-size: ${size(-1)};
  font-weight: 600;
  color: ${palette('accent')};
`;

/** The other form is shown below where nothing can turn the deck. */
const other = css`
  display: none;
  ${withoutScript} {
    display: block;
    margin-top: ${space[3]};
  }
  @media print {
    display: none;
  }
`;

interface Props {
  slide: NumberedSlide;
  order: DeckOrder;
  /** Whether the slide before it belongs to another part. */
  isFirstOfPart: boolean;
  labels: DeckLabels;
}

/** A slide in both of its forms, of which one is shown. */
export function SlideItem({ slide, order, isFirstOfPart, labels }: Props) {
  const place = slide.place === undefined ? labels.deckBehind : fillLabel(labels.deckPlace, slide.place);
  const isSent = order === 'sent';
  return (
    <li css={item} data-slide={slide.place ?? ''}>
      <span css={[partMark, (isSent || !isFirstOfPart) && other]} data-part-of="">
        {slide.part}
      </span>
      <div css={!isSent && other} data-form="">
        <SlideSheet form={slide.sent} place={fillLabel(labels.deckPlace, slide.number)} score={labels.deckScore} />
      </div>
      <div css={isSent && other} data-form="">
        <SlideSheet form={slide.ordered} place={place} score={labels.deckScore} isOrdered />
      </div>
    </li>
  );
}

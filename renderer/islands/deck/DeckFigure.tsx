import { css } from '@emotion/react';
import { useId, useRef, useState } from 'react';
import { DECK_ORDERS, type DeckOrder } from '../../../pipeline/content/interactive-figures/deck.ts';
import { readDeckAloud } from '../../../pipeline/content/interactive-figures/read-deck-aloud.ts';
import type { InteractiveFigure } from '../../../pipeline/content/model/interactive-figure.ts';
import { segment, segments } from '../../design/segments.ts';
import { space, withoutScript } from '../../design/tokens.ts';
import { stateInAddress, writeState } from '../interactive-figures/address-state.ts';
import { FigureControls } from '../interactive-figures/FigureControls.tsx';
import { useWaking } from '../interactive-figures/use-waking.ts';
import { FigureSummary } from '../interactive-figures/FigureSummary.tsx';
import type { ToastOptions } from '../toasts/settings.ts';
import type { DeckLabels } from './deck-labels.ts';
import { SlideList } from './SlideList.tsx';
import type { DrawnSlide } from './slide-drawings.ts';
import { useMoves } from './use-moves.ts';

const choice = css(segments, {
  margin: `0 0 ${space[5]}`,
  padding: 0,
  label: { minHeight: '2.75rem' },
  [withoutScript]: { display: 'none' },
});

/** A reading of the whole deck, so not styled as a thought on one slide. */
const closing = css`
  padding-top: ${space[5]};
  > div {
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

interface Props {
  figure: { readonly kind: 'deck' } & Pick<InteractiveFigure, 'id'>;
  slides: readonly DrawnSlide[];
  labels: DeckLabels;
  toasts: ToastOptions;
}

/**
 * About ten slides, as sent or after the audit. Slides move when the order changes; the address keeps the choice.
 * Printed and without JavaScript, each slide also shows its other form.
 */
export function DeckFigure({ figure, slides, labels, toasts }: Props) {
  const [order, setOrder] = useState<DeckOrder>('sent');
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const keepPlaces = useMoves(root);

  /** A choice made before hydration wins; otherwise the address may hold one. */
  useWaking(() => {
    if (radio('ordered')?.checked) change('ordered');
    else if (stateInAddress(figure.id) === 'ordered') radio('ordered')?.click();
  });

  function radio(one: DeckOrder) {
    return root.current?.querySelector<HTMLInputElement>(`[value="${one}"]`);
  }

  function change(next: DeckOrder) {
    keepPlaces();
    setOrder(next);
    writeState(figure.id, next === 'sent' ? undefined : next);
  }

  /** The button disappears, so the focus moves on first. */
  function reset() {
    radio('sent')?.focus();
    radio('sent')?.click();
  }

  return (
    <>
      <div ref={root}>
        <fieldset css={choice}>
          <legend className="sr-only">{labels.deckOrder}</legend>
          {DECK_ORDERS.map((one) => (
            <label key={one} css={segment}>
              <input
                type="radio"
                name={name}
                value={one}
                defaultChecked={one === 'sent'}
                onChange={() => change(one)}
              />
              {nameOf(one)}
            </label>
          ))}
        </fieldset>
        <SlideList slides={slides} order={order} labels={labels} />
      </div>
      <div css={closing}>
        <FigureSummary sentences={readDeckAloud(slides, labels)} />
      </div>
      {order !== 'sent' && <FigureControls id={figure.id} labels={labels} toasts={toasts} onReset={reset} />}
    </>
  );

  function nameOf(one: DeckOrder): string {
    return one === 'sent' ? labels.deckSent : labels.deckOrdered;
  }
}

import { css } from '@emotion/react';
import { useId, useRef, useState, useLayoutEffect, type RefObject } from 'react';
import { DECK_ORDERS, type DeckOrder, readDeckAloud } from '../../../pipeline/content/interactive-figures/deck.ts';
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

const choice = css(segments, {
  margin: `0 0 ${space[2]}`,
  padding: 0,
  label: { minHeight: '2.75rem' },
  [withoutScript]: { display: 'none' },
});

/** A reading of the whole deck, so not styled as a thought on one slide. */
const closing = css`
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
      <FigureControls id={figure.id} labels={labels} toasts={toasts} />
    </>
  );

  function nameOf(one: DeckOrder): string {
    return one === 'sent' ? labels.deckSent : labels.deckOrdered;
  }
}

const TIMING = { duration: 600, easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)' };

/**
 * Animates slides from their old to their new positions when their order changes, unless a visitor prefers reduced
 * motion. Returns a function to call before each change.
 */
function useMoves(root: RefObject<HTMLElement | null>): () => void {
  const before = useRef<ReadonlyMap<Element, DOMRect>>(undefined);
  useLayoutEffect(() => {
    const places = before.current;
    before.current = undefined;
    if (!places || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const item of itemsIn(root)) {
      const [was, is] = [places.get(item), item.getBoundingClientRect()];
      if (was && (was.x !== is.x || was.y !== is.y))
        item.animate([{ translate: `${was.x - is.x}px ${was.y - is.y}px` }, { translate: '0 0' }], TIMING);
    }
  });
  return () => {
    before.current = new Map(itemsIn(root).map((item) => [item, item.getBoundingClientRect()]));
  };
}

/** The slides; each keeps its element when it moves. */
function itemsIn({ current }: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(current?.querySelectorAll('li') ?? [])];
}

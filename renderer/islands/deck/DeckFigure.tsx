import { css } from '@emotion/react';
import { useId, useRef, useState } from 'react';
import { arrange, type DeckOrder } from '../../../pipeline/exhibits/deck.ts';
import { readDeckAloud } from '../../../pipeline/exhibits/read-deck-aloud.ts';
import type { Exhibit, Slide } from '../../../pipeline/model/exhibit.ts';
import { segment, segments } from '../../design/segments.ts';
import { space, withoutScript } from '../../design/tokens.ts';
import { stateInAddress, writeState } from '../exhibits/address-state.ts';
import { Controls } from '../exhibits/Controls.tsx';
import { useWaking } from '../exhibits/use-waking.ts';
import { Reading } from '../exhibits/Reading.tsx';
import type { ToastOptions } from '../toasts/settings.ts';
import type { DeckLabels } from './deck-labels.ts';
import { SlideItem } from './SlideItem.tsx';
import { useMoves } from './use-moves.ts';

const choice = css(segments, {
  margin: `0 0 ${space[5]}`,
  padding: 0,
  [withoutScript]: { display: 'none' },
});

/** Five slides side by side at most. */
const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9.25rem, 20% - ${space[4]})), 1fr));
  gap: ${space[4]};
  padding: 0;
  list-style: none;
`;

interface Props {
  exhibit: { readonly kind: 'deck' } & Pick<Exhibit, 'id'>;
  slides: readonly Slide[];
  labels: DeckLabels;
  toasts: ToastOptions;
}

/** Ten slides or so, in the order in which they were sent or put in order; the slides move, and the address keeps the choice. */
export function DeckFigure({ exhibit, slides, labels, toasts }: Props) {
  const [order, setOrder] = useState<DeckOrder>('sent');
  const [edition, setEdition] = useState(0);
  const choices = useRef<HTMLDivElement>(null);
  const name = useId();
  const items = useRef<HTMLOListElement>(null);
  useMoves(items, order);

  /** A choice that was made before this ran counts; else the address may know one. */
  useWaking(() => {
    if (choices.current && isOrdered(choices.current)) change('ordered');
    else if (stateInAddress(exhibit.id) === 'ordered') show('ordered');
  });

  /** Sets the choice too. */
  function show(next: DeckOrder) {
    setOrder(next);
    setEdition(edition + 1);
  }

  function reset() {
    show('sent');
    writeState(exhibit.id, undefined);
  }

  function change(next: DeckOrder) {
    setOrder(next);
    writeState(exhibit.id, next === 'sent' ? undefined : next);
  }

  const shown = arrange(slides, order);
  return (
    <>
      <div ref={choices} key={edition}>
        <fieldset css={choice} data-choice>
          <legend className="sr-only">{labels.deckOrder}</legend>
          {(['sent', 'ordered'] as const).map((one) => (
            <label key={one} css={segment}>
              <input type="radio" name={name} value={one} defaultChecked={order === one} onChange={() => change(one)} />
              {one === 'sent' ? labels.deckSent : labels.deckOrdered}
            </label>
          ))}
        </fieldset>
      </div>
      <ol css={list} ref={items} role="list" aria-live="off">
        {shown.map((slide, index) => (
          <SlideItem
            key={slide.number}
            slide={slide}
            order={order}
            isFirstOfPart={slide.part !== shown[index - 1]?.part}
            labels={labels}
          />
        ))}
      </ol>
      <Reading sentences={readDeckAloud({ kind: 'deck', slides }, labels)} />
      <Controls id={exhibit.id} labels={labels} toasts={toasts} onReset={reset} />
    </>
  );
}

function isOrdered(choices: HTMLElement): boolean {
  return choices.querySelector<HTMLInputElement>('[value="ordered"]')?.checked === true;
}

import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { sumLadder } from '../../../pipeline/content/interactive-figures/ladder.ts';
import { formatQuality } from '../../../pipeline/content/interactive-figures/numbers.ts';
import type { InteractiveFigure, Ladder } from '../../../pipeline/content/model/interactive-figure.ts';
import { quietAccentButton } from '../../design/quiet-button.ts';
import { from, space } from '../../design/tokens.ts';
import { stateInAddress, writeState } from '../interactive-figures/address-state.ts';
import { useWaking } from '../interactive-figures/use-waking.ts';
import type { ToastOptions } from '../toasts/settings.ts';
import { Gauge } from './Gauge.tsx';
import { ladderFromAddress, writeLadder, type LadderNumbers } from './ladder-address.ts';
import type { LadderLabels } from './ladder-labels.ts';
import { LadderForm } from './LadderForm.tsx';
import { Stairs } from './Stairs.tsx';

const pictures = css`
  display: grid;
  gap: ${space[4]} ${space[6]};
  align-items: end;
  margin-bottom: ${space[5]};
  ${from.tablet} {
    grid-template-columns: minmax(0, 32rem) 12rem;
  }
`;

interface Props {
  figure: Ladder & Pick<InteractiveFigure, 'id'>;
  labels: LadderLabels;
  toasts: ToastOptions;
}

/**
 * A ladder of gates as stairs and a needle. Other numbers can be put in the place of the published ones: then steps, gates, needle and
 * sentences follow, and the address keeps them.
 */
export function LadderFigure({ figure, labels, toasts }: Props) {
  const [own, setOwn] = useState<LadderNumbers>();
  const [caption, setCaption] = useState<Element | null>();
  const root = useRef<HTMLDivElement>(null);
  const ladder: Ladder = { ...figure, ...own };
  const sum = sumLadder(ladder);

  const published = writeLadder(figure);
  const number = caption?.querySelector('b')?.textContent;
  const isPublished = !own || writeLadder(own) === published;

  useWaking(() => {
    setCaption(root.current?.closest('figure')?.querySelector('figcaption'));
    setOwn(ladderFromAddress(stateInAddress(figure.id) ?? '', figure));
  });

  function change(next: LadderNumbers | undefined) {
    setOwn(next);
    const text = next && writeLadder(next);
    writeState(figure.id, text === published ? undefined : text);
  }

  /** Shows the fields, or takes them away; the focus stays with what can be done next. */
  function turn(next: LadderNumbers | undefined) {
    flushSync(() => change(next));
    root.current?.querySelector<HTMLElement>('input, button')?.focus();
  }

  return (
    <div ref={root} data-editing={own ? '' : undefined}>
      {!isPublished &&
        caption &&
        createPortal(
          <span>
            {number && <b>{number}. </b>}
            {labels.ladderOwn}
          </span>,
          caption,
        )}
      <div css={pictures}>
        <Stairs sum={sum} money={figure.money} labels={labels} />
        <Gauge
          quality={sum.quality}
          text={formatQuality(sum.quality, figure.money.decimal)}
          label={labels.ladderQuality}
        />
      </div>
      {own ? (
        <LadderForm
          id={figure.id}
          ladder={ladder}
          sum={sum}
          labels={labels}
          toasts={toasts}
          onChange={change}
          onReset={() => turn(undefined)}
        />
      ) : (
        <button
          type="button"
          css={quietAccentButton}
          onClick={() => turn({ start: figure.start, gates: figure.gates })}
        >
          {labels.ladderEdit}
        </button>
      )}
    </div>
  );
}

import { css } from '@emotion/react';
import { useId, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { sumLadder } from '../../../pipeline/content/interactive-figures/ladder.ts';
import { formatQuality } from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import type { InteractiveFigure, Ladder } from '../../../pipeline/content/model/interactive-figure.ts';
import { quietAccentButton } from '../../design/quiet-button.ts';
import { space } from '../../design/tokens.ts';
import { stateInAddress, writeState } from '../interactive-figures/address-state.ts';
import { useWaking } from '../interactive-figures/use-waking.ts';
import type { ToastOptions } from '../toasts/settings.ts';
import { plainName } from './gate-title.ts';
import { GateHandles, type Held } from './GateHandles.tsx';
import { Gauge } from './Gauge.tsx';
import { plansFromAddress, writePlans, type LadderNumbers, type Plans } from './ladder-address.ts';
import type { LadderLabels } from './ladder-labels.ts';
import { LadderForm } from './LadderForm.tsx';
import { Stairs } from './Stairs.tsx';
import { layOut, scaleOf, withRoom } from './steps.ts';

const pictures = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]};
  align-items: end;
  margin-bottom: ${space[5]};
  > * {
    flex: 1 12rem;
  }
  > :first-child {
    flex: 9 22rem;
    max-width: 26rem;
    @media screen {
      max-width: 32rem;
      [data-editing] & {
        max-width: 52rem;
      }
    }
  }
`;

const hint = css`
  flex: 1 100%;
  button {
    margin-top: ${space[3]};
  }
`;

interface Props {
  figure: Ladder & Pick<InteractiveFigure, 'id'>;
  labels: LadderLabels;
  toasts: ToastOptions;
}

/**
 * A ladder of gates, as stairs and a needle. Readers can replace the published numbers: steps, gates, needle and
 * sentences follow, and the address keeps them. A plan can be kept for comparison while a copy of it is edited.
 */
export function LadderFigure({ figure, labels, toasts }: Props) {
  const [plans, setPlans] = useState<Plans>();
  const [held, setHeld] = useState<Held>();
  const [isQuiet, setQuiet] = useState(false);
  const [caption, setCaption] = useState<Element | null>();
  const root = useRef<HTMLDivElement>(null);
  const hintId = useId();

  const published: LadderNumbers = {
    start: figure.start,
    gates: figure.gates.map((gate) => ({ ...gate, name: plainName(gate.name) })),
  };
  const ladder: Ladder = { ...figure, ...plans?.own };
  const first = plans?.first && { ...figure, ...plans.first };
  const [sum, firstSum] = [sumLadder(ladder), first && sumLadder(first)];
  const fit = scaleOf(firstSum ? [sum, firstSum] : [sum], held?.scale);
  const scale = plans && !held ? withRoom(fit) : fit;
  const drawn = layOut(sum, scale);
  const number = caption?.querySelector('b')?.textContent;
  const unchanged = writePlans({ own: published });

  useWaking(() => {
    setCaption(root.current?.closest('figure')?.querySelector('figcaption'));
    setPlans(plansFromAddress(stateInAddress(figure.id) ?? '', published));
  });

  function change(next: Plans | undefined) {
    setPlans(next);
    const text = next && writePlans(next);
    writeState(figure.id, text === unchanged ? undefined : text);
  }

  /** Shows or hides the fields, and moves the focus to the next control. */
  function turn(next: Plans | undefined) {
    flushSync(() => change(next));
    root.current?.querySelector<HTMLElement>('[role=slider], button')?.focus();
  }

  return (
    <div ref={root} data-editing={plans ? '' : undefined}>
      {plans &&
        writePlans(plans) !== unchanged &&
        caption &&
        createPortal(
          <span>
            {number && <b>{number}. </b>}
            {labels.ladderOwn}
          </span>,
          caption,
        )}
      <div css={pictures}>
        <Stairs
          drawn={drawn}
          first={firstSum && layOut(firstSum, scale).outline}
          head={figure.heads[0]}
          money={figure.money}
          labels={labels}
        >
          {plans && (
            <GateHandles
              ladder={ladder}
              steps={drawn.steps}
              scale={scale}
              quality={labels.ladderQuality}
              hint={hintId}
              held={held}
              onHold={setHeld}
              onQuiet={setQuiet}
            />
          )}
        </Stairs>
        <Gauge
          quality={sum.quality}
          first={firstSum?.quality}
          text={formatQuality(sum.quality, figure.money.decimal)}
          label={labels.ladderQuality}
        />
        {plans && (
          <div css={hint} className="screen-only">
            <p id={hintId}>{labels.ladderDrag}</p>
            <button
              type="button"
              css={quietAccentButton}
              onClick={() => change({ own: plans.own, first: first ? undefined : plans.own })}
            >
              {first ? labels.ladderDrop : labels.ladderRedesign}
            </button>
          </div>
        )}
      </div>
      {plans ? (
        <LadderForm
          id={figure.id}
          ladder={ladder}
          sum={sum}
          first={first}
          isQuiet={isQuiet}
          labels={labels}
          toasts={toasts}
          onChange={(own) => change({ ...plans, own })}
          onReset={() => turn(undefined)}
        />
      ) : (
        <button type="button" css={quietAccentButton} onClick={() => turn({ own: published })}>
          {labels.ladderEdit}
        </button>
      )}
    </div>
  );
}

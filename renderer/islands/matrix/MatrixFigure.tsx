import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import {
  averageGame,
  BELIEF_LABELS,
  columnSpansOf,
  equilibria,
  readBelief,
} from '../../../pipeline/content/interactive-figures/matrix.ts';
import type { InteractiveFigure, Matrix } from '../../../pipeline/content/model/interactive-figure.ts';
import type { LabelName, Labels } from '../../../pipeline/content/model/labels.ts';
import { stateInAddress, writeState } from '../interactive-figures/address-state.ts';
import { CONTROL_LABELS, FigureControls } from '../interactive-figures/FigureControls.tsx';
import { useWaking } from '../interactive-figures/use-waking.ts';
import { FigureSummary } from '../interactive-figures/FigureSummary.tsx';
import type { ToastOptions } from '../toasts/settings.ts';
import { BeliefSlider } from './BeliefSlider.tsx';
import { PayOffs } from './PayOffs.tsx';

/** The labels of the figure. */
export const MATRIX_LABELS = [
  'matrixRest',
  ...BELIEF_LABELS,
  ...CONTROL_LABELS,
] as const satisfies readonly LabelName[];

/** The sentence about the published belief comes first below the table; another belief hides it. */
const instead = css`
  figure:has(&) > [data-island] ~ * p:first-of-type {
    display: none;
  }
`;

interface Props {
  figure: Required<Matrix> & Pick<InteractiveFigure, 'id'>;
  labels: Pick<Labels, (typeof MATRIX_LABELS)[number]>;
  toasts: ToastOptions;
}

/**
 * A game that may be one of two: the belief in the first moves pay-offs and equilibria. The address keeps the belief.
 */
export function MatrixFigure({ figure, labels, toasts }: Props) {
  const [belief, setBelief] = useState(figure.belief);
  const slider = useRef<HTMLInputElement>(null);
  const game = averageGame(figure.games, belief);
  const isPublished = belief === figure.belief;

  /** A slider moved before hydration wins; otherwise the address may hold a belief. */
  useWaking(() => {
    const moved = slider.current?.valueAsNumber ?? belief;
    const kept = Number(stateInAddress(figure.id) ?? NaN);
    if (moved !== belief) change(moved);
    else if (Number.isInteger(kept) && kept >= 0 && kept <= 100) setBelief(kept);
  });

  function change(next: number) {
    setBelief(next);
    writeState(figure.id, next === figure.belief ? undefined : String(next));
  }

  /** The button disappears, so the focus moves on first. */
  function reset() {
    slider.current?.focus();
    change(figure.belief);
  }

  return (
    <>
      <BeliefSlider
        field={slider}
        label={figure.question}
        belief={belief}
        turns={columnSpansOf(figure.games)
          .slice(1)
          .map(({ from }) => from)}
        onChange={change}
      />
      <PayOffs matrix={figure} game={game} resting={equilibria(game)} rest={labels.matrixRest} />
      <FigureSummary sentences={isPublished ? [] : [readBelief(figure, belief, labels)]} />
      {!isPublished && (
        <div css={instead}>
          <FigureControls id={figure.id} labels={labels} toasts={toasts} onReset={reset} />
        </div>
      )}
    </>
  );
}

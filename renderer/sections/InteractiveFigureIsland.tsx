import type { InteractiveFigure } from '../../pipeline/content/model/interactive-figure.ts';
import {
  EDITOR_LABELS,
  LADDER_LABELS,
  TITLES_LABELS,
} from '../../pipeline/content/interactive-figures/figure-labels.ts';
import { fillLabel } from '../../pipeline/content/fill-label.ts';
import { useLabels, usePickedLabels } from '../components/labels.ts';
import { DECK_LABELS } from '../islands/deck/deck-labels.ts';
import { drawSlides } from '../islands/deck/slide-drawings.ts';
import { MATRIX_LABELS } from '../islands/matrix/MatrixFigure.tsx';
import { Island } from '../islands/runtime/Island.tsx';
import { useToastOptions } from '../islands/toasts/toast-options.ts';

/** The interactive part of a figure, as an island; its caption is outside of it. */
export function InteractiveFigureIsland({ figure: { caption: _caption, ...figure } }: { figure: InteractiveFigure }) {
  switch (figure.kind) {
    case 'ladder':
      return <LadderIsland figure={figure} />;
    case 'matrix':
      return <MatrixIsland figure={figure} />;
    case 'deck':
      return <DeckIsland figure={figure} />;
    case 'titles':
      return <TitlesIsland figure={figure} />;
  }
}

type Shown<Kind extends InteractiveFigure['kind']> = {
  figure: Omit<Extract<InteractiveFigure, { kind: Kind }>, 'caption'>;
};

function LadderIsland({ figure }: Shown<'ladder'>) {
  const [labels, toasts] = [usePickedLabels(LADDER_LABELS), useToastOptions()];
  const found = { editorLabels: usePickedLabels(EDITOR_LABELS) };
  return <Island name="ladder" wake="address" props={{ figure, labels, toasts }} found={found} />;
}

function MatrixIsland({ figure }: Shown<'matrix'>) {
  const [labels, toasts] = [usePickedLabels(MATRIX_LABELS), useToastOptions()];
  const question = fillLabel(useLabels()('matrixBelief'), figure.worlds[0]);
  return <Island name="matrix" wake="address" props={{ figure: { question, ...figure }, labels, toasts }} />;
}

function TitlesIsland({ figure: { questions, labels: labelRow, ...figure } }: Shown<'titles'>) {
  const [labels, toasts] = [usePickedLabels(TITLES_LABELS), useToastOptions()];
  const found = { rules: { questions, labels: labelRow }, editorLabels: usePickedLabels(EDITOR_LABELS) };
  return <Island name="titles" wake="address" props={{ figure, labels, toasts }} found={found} />;
}

function DeckIsland({ figure: { slides, ...figure } }: Shown<'deck'>) {
  const [labels, toasts] = [usePickedLabels(DECK_LABELS), useToastOptions()];
  return (
    <Island name="deck" wake="address" props={{ figure, labels, toasts }} found={{ slides: drawSlides(slides) }} />
  );
}

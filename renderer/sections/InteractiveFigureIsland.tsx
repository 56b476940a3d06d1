import type { InteractiveFigure } from '../../pipeline/content/model/interactive-figure.ts';
import { fillLabel } from '../../pipeline/content/fill-label.ts';
import { useLabels, usePickedLabels } from '../components/labels.ts';
import { DECK_LABELS } from '../islands/deck/deck-labels.ts';
import { drawSlides } from '../islands/deck/slide-drawings.ts';
import { LADDER_LABELS } from '../islands/ladder/ladder-labels.ts';
import { MATRIX_LABELS } from '../islands/matrix/MatrixFigure.tsx';
import { Island } from '../islands/runtime/Island.tsx';
import { useToastOptions } from '../islands/toasts/toast-options.ts';

/** What can be operated of a figure; its caption is around it. */
export function InteractiveFigureIsland({
  exhibit: { caption: _caption, ...exhibit },
}: {
  exhibit: InteractiveFigure;
}) {
  switch (exhibit.kind) {
    case 'ladder':
      return <LadderIsland exhibit={exhibit} />;
    case 'matrix':
      return <MatrixIsland exhibit={exhibit} />;
    case 'deck':
      return <DeckIsland exhibit={exhibit} />;
  }
}

type Shown<ContentType extends InteractiveFigure['kind']> = {
  exhibit: Omit<Extract<InteractiveFigure, { kind: ContentType }>, 'caption'>;
};

function LadderIsland({ exhibit }: Shown<'ladder'>) {
  const [labels, toasts] = [usePickedLabels(LADDER_LABELS), useToastOptions()];
  return <Island name="ladder" wake="address" props={{ exhibit, labels, toasts }} />;
}

function MatrixIsland({ exhibit }: Shown<'matrix'>) {
  const [labels, toasts] = [usePickedLabels(MATRIX_LABELS), useToastOptions()];
  const question = fillLabel(useLabels()('matrixBelief'), exhibit.worlds[0]);
  return <Island name="matrix" wake="address" props={{ exhibit: { question, ...exhibit }, labels, toasts }} />;
}

function DeckIsland({ exhibit: { slides, ...exhibit } }: Shown<'deck'>) {
  const [labels, toasts] = [usePickedLabels(DECK_LABELS), useToastOptions()];
  return (
    <Island name="deck" wake="address" props={{ exhibit, labels, toasts }} found={{ slides: drawSlides(slides) }} />
  );
}

import { css } from '@emotion/react';
import { useId, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { fillLabel } from '../../../pipeline/content/fill-label.ts';
import { compareLadders, sumLadder } from '../../../pipeline/content/interactive-figures/ladder.ts';
import type { EditorLabels, LadderLabels } from '../../../pipeline/content/interactive-figures/figure-labels.ts';
import { formatQuality } from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import type { InteractiveFigure, Ladder } from '../../../pipeline/content/model/interactive-figure.ts';
import { quietAccentButton } from '../../design/quiet-button.ts';
import { space } from '../../design/tokens.ts';
import { useWaking } from '../interactive-figures/use-waking.ts';
import type { ToastOptions } from '../toasts/settings.ts';
import { compareOdds } from './compare-odds.ts';
import { plainName } from './gate-title.ts';
import { GateHandles, type Held } from './GateHandles.tsx';
import { Gauge } from './Gauge.tsx';
import type { LadderNumbers } from './ladder-address.ts';
import { LadderForm } from './LadderForm.tsx';
import { SecondSet } from './SecondSet.tsx';
import { Stairs } from './Stairs.tsx';
import { layOut, scaleOf, withRoom } from './steps.ts';
import { type OwnPlans, usePlans } from './use-plans.ts';

const pictures = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]};
  align-items: end;
  margin-bottom: ${space[5]};
  [data-editing]:has(> form :invalid) & svg {
    opacity: 0.4;
  }
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
  labels: Omit<LadderLabels, keyof EditorLabels>;
  editorLabels: EditorLabels;
  toasts: ToastOptions;
}

/**
 * A ladder of gates, as stairs and a needle. Readers can replace the published numbers: steps, gates, needle and
 * sentences follow, and the address keeps them. A plan can be kept for comparison while a copy of it is edited, and can
 * become a page for a board, with words for each gate; a second person can be asked for the odds without those of the
 * first.
 */
export function LadderFigure({ figure, labels: drawnLabels, editorLabels, toasts }: Props) {
  const [held, setHeld] = useState<Held>();
  const [isQuiet, setQuiet] = useState(false);
  const [caption, setCaption] = useState<Element | null>();
  const [beforeReset, setBeforeReset] = useState<OwnPlans>();
  const root = useRef<HTMLDivElement>(null);
  const hintId = useId();

  const published: LadderNumbers = {
    start: figure.start,
    gates: figure.gates.map((gate) => ({ ...gate, name: plainName(gate.name) })),
  };
  const { plans, book, asked, isSecondSet, isLinked, isChanged, readings, change } = usePlans(
    figure.id,
    published,
    root,
  );
  const ladder: Ladder = { ...figure, ...plans?.own };
  const first = plans?.first && { ...figure, ...plans.first };
  const labels = { ...drawnLabels, ...editorLabels, ...(isSecondSet && { ladderFirst: editorLabels.bookFirst }) };
  const [sum, firstSum] = [sumLadder(ladder), first && sumLadder(first)];
  const fit = scaleOf(firstSum ? [sum, firstSum] : [sum], held?.scale);
  const scale = plans && !held ? withRoom(fit) : fit;
  const drawn = layOut(sum, scale);

  const comparison = !first
    ? []
    : isSecondSet
      ? compareOdds(first, ladder, labels)
      : compareLadders(first, ladder, labels);

  useWaking(() => setCaption(root.current?.closest('figure')?.querySelector('figcaption')));

  /** Shows or hides the fields, and moves the focus to the next control. */
  function turn(next: OwnPlans) {
    flushSync(() => change(next));
    root.current?.querySelector<HTMLElement>('[role=slider], button')?.focus();
  }

  /** Gives the ladder its published numbers back; what it had can be brought back. */
  function reset() {
    setBeforeReset({ plans, book, isSecondSet });
    turn({ plans: undefined, book: undefined });
  }

  /** The form disappears, so the focus moves to what is said of the two ladders, which come into view. */
  function compare(own: LadderNumbers, other: LadderNumbers) {
    flushSync(() => change({ plans: { own, first: other }, asked: undefined, isSecondSet: true }));
    root.current?.querySelector<HTMLElement>('[data-summary]')?.focus({ preventScroll: true });
    root.current?.closest('figure')?.scrollIntoView();
  }

  const unnamed = isLinked ? labels.ladderLinked : isChanged || book ? labels.ladderOwn : '';
  const title = asked ? labels.bookInvited : book?.title || unnamed;
  const notes = [
    ...(asked && book?.title ? [fillLabel(labels.bookPlan, book.title)] : []),
    ...(isLinked && caption?.closest('article') ? [labels.ladderElsewhere] : []),
  ];
  const ownCaption = caption && title !== '' && <OwnCaption caption={caption} text={title} notes={notes} />;
  if (asked)
    return (
      <div ref={root} data-editing="">
        {ownCaption}
        <SecondSet
          key={readings}
          ladder={{ ...figure, ...asked }}
          book={book}
          labels={labels}
          onCompare={(own) => compare(own, asked)}
        />
      </div>
    );

  return (
    <div ref={root} data-editing={plans ? '' : undefined}>
      {ownCaption}
      <div css={pictures}>
        <Stairs
          drawn={drawn}
          first={firstSum && layOut(firstSum, scale).outline}
          head={figure.heads[0]}
          money={figure.money}
          retired={sum.quality === undefined ? undefined : sum.retired}
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
            <p id={hintId}>
              {first && !isSecondSet && labels.ladderKeeps} {labels.ladderDrag}
            </p>
            <button
              type="button"
              css={quietAccentButton}
              onClick={() =>
                change({ plans: { own: plans.own, first: first ? undefined : plans.own }, isSecondSet: false })
              }
            >
              {first ? labels.ladderDrop : labels.ladderRedesign}
            </button>
          </div>
        )}
      </div>
      {plans ? (
        <LadderForm
          key={readings}
          id={figure.id}
          ladder={ladder}
          sum={sum}
          drawn={drawn}
          first={first}
          comparison={comparison}
          book={book}
          isSecondSet={isSecondSet}
          isQuiet={isQuiet}
          labels={labels}
          toasts={toasts}
          onChange={(own, words) => change({ plans: { ...plans, own }, book: words })}
          onReset={reset}
        />
      ) : (
        <>
          <button type="button" css={quietAccentButton} onClick={() => turn({ plans: { own: published } })}>
            {labels.ladderEdit}
          </button>{' '}
          {beforeReset && (
            <button type="button" css={quietAccentButton} onClick={() => turn(beforeReset)}>
              {labels.figureUndo}
            </button>
          )}
        </>
      )}
    </div>
  );
}

const noteStyles = css`
  display: block;
  overflow-wrap: anywhere;
  font-size: inherit;
  @media print {
    display: none;
  }
`;

interface OwnCaptionProps {
  caption: Element;
  text: string;
  /** Lines below it, on a screen only. */
  notes: readonly string[];
}

/** The caption of a visitor's own plan, which replaces the published one and keeps its number. */
function OwnCaption({ caption, text, notes }: OwnCaptionProps) {
  const number = caption.querySelector('b')?.textContent;
  return createPortal(
    <span>
      {number && <b>{number}</b>} {text}
      {notes.map((note) => (
        <small key={note} css={noteStyles}>
          {note}
        </small>
      ))}
    </span>,
    caption,
  );
}

import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { sumLadder } from '../../../pipeline/exhibits/ladder.ts';
import { formatFixed } from '../../../pipeline/exhibits/numbers.ts';
import { READING_LABELS, readLadderAloud } from '../../../pipeline/exhibits/read-ladder-aloud.ts';
import type { Exhibit, Ladder } from '../../../pipeline/model/exhibit.ts';
import type { LabelName, Labels } from '../../../pipeline/model/labels.ts';
import { ExhibitFrame } from '../../components/ExhibitFrame.tsx';
import { quietButton } from '../../design/quiet-button.ts';
import { from, palette, space } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';
import { stateInAddress, writeState } from '../exhibits/address-state.ts';
import { CONTROL_LABELS, Controls } from '../exhibits/Controls.tsx';
import { printAlone } from '../exhibits/print-alone.ts';
import { useWaking } from '../exhibits/use-waking.ts';
import { Reading } from '../exhibits/Reading.tsx';
import type { ToastOptions } from '../toasts/settings.ts';
import { GatePanel } from './GatePanel.tsx';
import { Gauge } from './Gauge.tsx';
import { LIMITS, readLadder, writeLadder, type LadderNumbers } from './ladder-address.ts';
import { ladderIn } from './ladder-in-form.ts';
import { NumberField } from './NumberField.tsx';
import { Stairs } from './Stairs.tsx';

const pictures = css`
  display: grid;
  gap: ${space[4]} ${space[6]};
  align-items: end;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 12rem;
  }
`;

const note = css`
  margin-top: ${space[5]};
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

const start = css`
  display: inline-block;
`;

const gates = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space[5]};
  margin-top: ${space[4]};
`;

/** The words that the figure shows and says. */
export const LADDER_LABELS = [
  'ladderEdit',
  'ladderStart',
  'ladderAfter',
  'ladderQuality',
  'ladderPass',
  'ladderOpen',
  'ladderShutGate',
  'ladderSpent',
  'ladderRetired',
  'ladderEven',
  'ladderPrint',
  ...READING_LABELS,
  ...CONTROL_LABELS,
] as const satisfies readonly LabelName[];

interface Props {
  exhibit: Ladder & Pick<Exhibit, 'id' | 'caption'>;
  labels: Pick<Labels, (typeof LADDER_LABELS)[number]>;
  toasts: ToastOptions;
}

/** A ladder of gates whose numbers can be edited: its steps, its needle and its sentences follow, and the address keeps them. */
export function LadderFigure({ exhibit, labels, toasts }: Props) {
  const [numbers, setNumbers] = useState<LadderNumbers>(exhibit);
  const [edition, setEdition] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const ladder: Ladder = { ...exhibit, ...numbers };
  const sum = sumLadder(ladder);
  const [gate, cost, , value] = exhibit.heads;

  /** Letters that were typed before this ran stand in the fields; else the address may know numbers. */
  useWaking(() => {
    const typed = form.current && ladderIn(form.current, numbers);
    if (typed && writeLadder(typed) !== writeLadder(numbers)) change(typed);
    else show(readLadder(stateInAddress(exhibit.id) ?? '', exhibit));
  });

  function change(next: LadderNumbers) {
    setNumbers(next);
    const text = writeLadder(next);
    writeState(exhibit.id, text === writeLadder(exhibit) ? undefined : text);
  }

  /** Puts numbers into the fields too. */
  function show(next: LadderNumbers | undefined) {
    if (!next) return;
    setNumbers(next);
    setEdition(edition + 1);
  }

  function reset() {
    show(exhibit);
    writeState(exhibit.id, undefined);
  }

  return (
    <ExhibitFrame exhibit={exhibit}>
      <div css={pictures}>
        <Stairs sum={sum} labels={labels} />
        <Gauge
          quality={sum.quality}
          text={formatFixed(sum.quality, 2, exhibit.money.decimal)}
          label={labels.ladderQuality}
        />
      </div>
      <form
        key={edition}
        ref={form}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onInput={({ currentTarget }) => change(ladderIn(currentTarget, numbers))}
      >
        <p css={note} className="screen-only">
          {labels.ladderEdit}
        </p>
        <div css={start}>
          <NumberField name="start" label={labels.ladderStart} value={numbers.start} limits={LIMITS.odds} behind="%" />
        </div>
        <div css={gates}>
          {sum.gates.map((one, index) => (
            <GatePanel
              key={one.gate.name}
              index={index}
              sum={one}
              money={exhibit.money}
              heads={{ gate, cost, value }}
              labels={labels}
            />
          ))}
        </div>
      </form>
      <Reading sentences={readLadderAloud(ladder, labels)} />
      <Controls id={exhibit.id} labels={labels} toasts={toasts} onReset={reset}>
        <button
          type="button"
          css={quietButton}
          onClick={() => {
            const figure = form.current?.closest('figure');
            if (figure) printAlone(figure);
          }}
        >
          {labels.ladderPrint}
        </button>
      </Controls>
    </ExhibitFrame>
  );
}

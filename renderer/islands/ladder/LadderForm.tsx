import { css } from '@emotion/react';
import { useRef } from 'react';
import type { LadderSum } from '../../../pipeline/exhibits/ladder.ts';
import { readLadderAloud } from '../../../pipeline/exhibits/read-ladder-aloud.ts';
import type { Ladder } from '../../../pipeline/model/exhibit.ts';
import { quietButton } from '../../design/quiet-button.ts';
import { space } from '../../design/tokens.ts';
import { Controls } from '../exhibits/Controls.tsx';
import { printAlone } from '../exhibits/print-alone.ts';
import { Reading } from '../exhibits/Reading.tsx';
import type { ToastOptions } from '../toasts/settings.ts';
import { GatePanel } from './GatePanel.tsx';
import { LIMITS, type LadderNumbers } from './ladder-address.ts';
import { ladderIn } from './ladder-in-form.ts';
import type { LadderLabels } from './ladder-labels.ts';
import { NumberField } from './NumberField.tsx';

const start = css`
  display: inline-block;
`;

const gates = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space[5]};
  margin-top: ${space[4]};
`;

interface Props {
  id: string;
  /** With the numbers that are in the fields. */
  ladder: Ladder;
  sum: LadderSum;
  labels: LadderLabels;
  toasts: ToastOptions;
  onChange: (next: LadderNumbers) => void;
  onReset: () => void;
}

/** The numbers of a ladder to be edited, what they come to, and what can be done with them. */
export function LadderForm({ id, ladder, sum, labels, toasts, onChange, onReset }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [gate, cost, , value] = ladder.heads;

  function printFigure() {
    const figure = form.current?.closest('figure');
    if (figure) printAlone(figure);
  }

  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onInput={({ currentTarget }) => onChange(ladderIn(currentTarget, ladder))}
      >
        <div css={start}>
          <NumberField name="start" label={labels.ladderStart} value={ladder.start} limits={LIMITS.odds} behind="%" />
        </div>
        <div css={gates}>
          {sum.gates.map((one, index) => (
            <GatePanel
              key={one.gate.name}
              index={index}
              sum={one}
              money={ladder.money}
              heads={{ gate, cost, value }}
              labels={labels}
            />
          ))}
        </div>
      </form>
      <Reading sentences={readLadderAloud(ladder, labels)} />
      <Controls id={id} labels={labels} toasts={toasts} onReset={onReset}>
        <button type="button" css={quietButton} onClick={printFigure}>
          {labels.ladderPrint}
        </button>
      </Controls>
    </>
  );
}

import { css } from '@emotion/react';
import { compareLadders } from '../../../pipeline/content/interactive-figures/compare-ladders.ts';
import { sumLadder, type LadderSum } from '../../../pipeline/content/interactive-figures/ladder.ts';
import { formatOdds } from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import { readLadderAloud } from '../../../pipeline/content/interactive-figures/read-ladder-aloud.ts';
import type { Ladder } from '../../../pipeline/content/model/interactive-figure.ts';
import { space } from '../../design/tokens.ts';
import { FigureControls } from '../interactive-figures/FigureControls.tsx';
import { FigureSummary } from '../interactive-figures/FigureSummary.tsx';
import type { ToastOptions } from '../toasts/settings.ts';
import { GatePanel } from './GatePanel.tsx';
import { LIMITS } from '../../../pipeline/content/interactive-figures/ladder-limits.ts';
import type { LadderNumbers } from './ladder-address.ts';
import { ladderIn } from './ladder-in-form.ts';
import type { LadderLabels } from './ladder-labels.ts';
import { fieldColumns, NumberField } from './NumberField.tsx';
import { LadderSummary } from './LadderSummary.tsx';

const gates = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space[5]};
  > :nth-child(2) {
    grid-column-start: 1;
  }
`;

interface Props {
  id: string;
  /** The ladder with the numbers in the fields. */
  ladder: Ladder;
  sum: LadderSum;
  /** The plan compared with. */
  first: Ladder | undefined;
  /** Whether a gate is being moved, which announces its own values. */
  isQuiet: boolean;
  labels: LadderLabels;
  toasts: ToastOptions;
  onChange: (next: LadderNumbers) => void;
  onReset: () => void;
}

/** The form to edit a ladder: its numbers, the results, and buttons. */
export function LadderForm({ id, ladder, sum, first, isQuiet, labels, toasts, onChange, onReset }: Props) {
  const firstSum = first && sumLadder(first);
  const sentences = [...(first ? compareLadders(first, ladder, labels) : []), ...readLadderAloud(ladder, labels)];
  return (
    <>
      <form onInput={({ currentTarget }) => onChange(ladderIn(currentTarget, ladder))}>
        <LadderSummary sum={sum} ladder={ladder} labels={labels} />
        <div css={gates}>
          <div css={fieldColumns}>
            <NumberField
              name="start"
              label={labels.ladderStart}
              value={ladder.start}
              first={
                first && first.start !== ladder.start
                  ? `${labels.ladderFirst} ${formatOdds(first.start, ladder.money.decimal)}`
                  : undefined
              }
              limits={LIMITS.after}
              money={ladder.money}
              range={labels.ladderRange}
            />
          </div>
          {sum.gates.map((one, index) => (
            <GatePanel
              // oxlint-disable-next-line react/no-array-index-key -- two gates may have one name, and none goes elsewhere
              key={index}
              index={index}
              sum={one}
              first={firstSum?.gates[index]}
              ladder={ladder}
              labels={labels}
            />
          ))}
        </div>
      </form>
      <FigureSummary sentences={sentences} isQuiet={isQuiet} />
      <FigureControls id={id} print={labels.ladderPrint} labels={labels} toasts={toasts} onReset={onReset} />
    </>
  );
}

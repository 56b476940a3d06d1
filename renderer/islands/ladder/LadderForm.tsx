import { css } from '@emotion/react';
import {
  compareLadders,
  type LadderSum,
  LIMITS,
  readLadderAloud,
  sumLadder,
} from '../../../pipeline/content/interactive-figures/ladder.ts';
import { formatOdds, formatQuality } from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import type { Ladder } from '../../../pipeline/content/model/interactive-figure.ts';
import { space, headerHeight, palette, upTo } from '../../design/tokens.ts';
import { FigureControls } from '../interactive-figures/FigureControls.tsx';
import { FigureSummary } from '../interactive-figures/FigureSummary.tsx';
import type { ToastOptions } from '../toasts/settings.ts';
import { GatePanel } from './GatePanel.tsx';
import { type LadderNumbers, GATE_NUMBERS } from './ladder-address.ts';
import type { LadderLabels } from './ladder-labels.ts';
import { fieldColumns, NumberField } from './NumberField.tsx';
import { size } from '../../design/type.ts';
import { gateTitle } from './gate-title.ts';

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

/** On a small screen, it sticks to the top while a field is edited. */
const line = css`
  display: none;
  ${upTo.tablet} {
    display: block;
    top: ${headerHeight};
    margin-bottom: ${space[4]};
    padding-block: ${space[2]};
    border-bottom: 1px solid ${palette('line')};
    background: ${palette('surface')};
    font-size: ${size(-1)};
    form:focus-within > & {
      position: sticky;
    }
  }
`;

interface SummaryProps {
  sum: LadderSum;
  ladder: Pick<Ladder, 'heads' | 'money'>;
  labels: Pick<LadderLabels, 'ladderQuality' | 'ladderShutGate'>;
}

/** A one-line summary of needle and gates; visual only. */
function LadderSummary({ sum, ladder: { heads, money }, labels }: SummaryProps) {
  const shut = sum.gates.filter(({ isOpen }) => !isOpen);
  return (
    <p css={line} className="screen-only" aria-hidden="true">
      {labels.ladderQuality} <b>{formatQuality(sum.quality, money.decimal)}</b>
      {shut.map(({ gate }) => ` · ${gateTitle(heads[0], gate.name)} ${labels.ladderShutGate}`)}
    </p>
  );
}

/** Returns the numbers in the fields of a form; invalid ones keep their value from `before`. */
function ladderIn(form: HTMLFormElement, before: LadderNumbers): LadderNumbers {
  const numberIn = (name: string, old: number): number => {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    return field?.validity.valid ? field.valueAsNumber : old;
  };
  return {
    start: numberIn('start', before.start),
    gates: before.gates.map((gate, index) => ({
      ...gate,
      ...Object.fromEntries(GATE_NUMBERS.map((key) => [key, numberIn(`${key}-${index}`, gate[key])])),
    })),
  };
}

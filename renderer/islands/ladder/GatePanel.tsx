import { css } from '@emotion/react';
import { Fragment } from 'react';
import { type GateSum, LIMITS } from '../../../pipeline/content/interactive-figures/ladder.ts';
import {
  formatMoney,
  formatOdds,
  formatQuality,
  formatShare,
} from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import type { Ladder, MoneyForm } from '../../../pipeline/content/model/interactive-figure.ts';
import { palette, space } from '../../design/tokens.ts';
import { display, size } from '../../design/type.ts';
import { gateTitle } from './gate-title.ts';
import { GATE_NUMBERS } from './ladder-address.ts';
import type { LadderLabels } from './ladder-labels.ts';
import { fieldColumns, NumberField, was } from './NumberField.tsx';

const panel = css`
  ${fieldColumns};
  min-width: 0;
  margin: 0;
  padding: ${space[3]} 0 0;
  border: 0;
  border-top: 2px solid ${palette('accent')};
  &[data-shut] {
    border-top: 2px dashed ${palette('text')};
  }
  legend {
    float: inline-start;
    padding: 0;
    font-weight: 600;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(4em, 1fr) auto;
    gap: ${space[1]} ${space[3]};
    align-items: baseline;
    margin: ${space[1]} 0 0;
    padding-top: ${space[3]};
    border-top: 1px solid ${palette('line')};
  }
  dd {
    text-align: end;
  }
  dd:first-of-type {
    font-family: ${display.fontFamily};
    font-size: ${size(1)};
    line-height: 1;
    font-weight: 600;
  }
`;

interface Props {
  index: number;
  sum: GateSum;
  /** The same gate in the plan compared with. */
  first: GateSum | undefined;
  ladder: Pick<Ladder, 'heads' | 'money'>;
  labels: LadderLabels;
}

/** A gate: its editable numbers, and the results. */
export function GatePanel({ index, sum, first, ladder: { heads, money }, labels }: Props) {
  const [head, cost, , value] = heads;
  const [own, before] = [wordsOf(sum, money), first && wordsOf(first, money)];
  const fields = { cost, after: labels.ladderAfter, value };
  const results = { quality: labels.ladderQuality, chance: labels.ladderPass };
  const changed = (key: keyof typeof own) =>
    before && before[key] !== own[key] ? `${labels.ladderFirst} ${before[key]}` : undefined;
  return (
    <fieldset css={panel} data-shut={sum.isOpen ? undefined : ''}>
      <legend>
        {gateTitle(head, sum.gate.name)} {!sum.isOpen && labels.ladderShutGate}
      </legend>
      {GATE_NUMBERS.map((key) => (
        <NumberField
          key={key}
          name={`${key}-${index}`}
          label={fields[key]}
          value={sum.gate[key]}
          first={changed(key)}
          limits={LIMITS[key]}
          money={money}
          range={labels.ladderRange}
        />
      ))}
      <dl>
        {RESULTS.map((key) => (
          <Fragment key={key}>
            <dt>
              {results[key]}
              {changed(key) && <small css={was}>{changed(key)}</small>}
            </dt>
            <dd>{own[key]}</dd>
          </Fragment>
        ))}
      </dl>
    </fieldset>
  );
}

/** The results of a gate, in the order shown. */
const RESULTS = ['quality', 'chance'] as const;

function wordsOf({ gate, quality, chance }: GateSum, money: MoneyForm) {
  return {
    cost: formatMoney(gate.cost, money),
    after: formatOdds(gate.after, money.decimal),
    value: formatMoney(gate.value, money),
    quality: formatQuality(quality, money.decimal),
    chance: formatShare(chance),
  };
}

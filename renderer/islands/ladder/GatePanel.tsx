import { css } from '@emotion/react';
import type { GateSum } from '../../../pipeline/content/interactive-figures/ladder.ts';
import { formatQuality, formatShare } from '../../../pipeline/content/interactive-figures/numbers.ts';
import type { Ladder } from '../../../pipeline/content/model/interactive-figure.ts';
import { palette, space } from '../../design/tokens.ts';
import { display, size } from '../../design/type.ts';
import { gateTitle } from './gate-title.ts';
import { LIMITS } from '../../../pipeline/content/interactive-figures/ladder-limits.ts';
import { GATE_NUMBERS } from './ladder-address.ts';
import type { LadderLabels } from './ladder-labels.ts';
import { fieldColumns, NumberField } from './NumberField.tsx';

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
  b {
    font-family: ${display.fontFamily};
    font-size: ${size(1)};
    line-height: 1;
  }
`;

interface Props {
  index: number;
  sum: GateSum;
  ladder: Pick<Ladder, 'heads' | 'money'>;
  labels: LadderLabels;
}

/** A gate: what can be edited, and what that comes to. */
export function GatePanel({ index, sum, ladder: { heads, money }, labels }: Props) {
  const { gate, isOpen, chance } = sum;
  const [head, cost, , value] = heads;
  const fields = { cost, after: labels.ladderAfter, value };
  return (
    <fieldset css={panel} data-shut={isOpen ? undefined : ''}>
      <legend>{gateTitle(head, gate.name)}</legend>
      {GATE_NUMBERS.map((key) => (
        <NumberField
          key={key}
          name={`${key}-${index}`}
          label={fields[key]}
          value={gate[key]}
          limits={LIMITS[key]}
          money={money}
          range={labels.ladderRange}
        />
      ))}
      <dl>
        <dt>{labels.ladderQuality}</dt>
        <dd>
          <b>{formatQuality(sum.quality, money.decimal)}</b>
        </dd>
        <dt>{labels.ladderPass}</dt>
        <dd>{formatShare(chance)}</dd>
        <dt>{head}</dt>
        <dd>{isOpen ? labels.ladderOpen : labels.ladderShutGate}</dd>
      </dl>
    </fieldset>
  );
}

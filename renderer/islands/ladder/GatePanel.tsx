import { css } from '@emotion/react';
import type { GateSum } from '../../../pipeline/exhibits/ladder.ts';
import { formatFixed, formatShare } from '../../../pipeline/exhibits/numbers.ts';
import type { MoneyForm } from '../../../pipeline/model/exhibit.ts';
import type { Labels } from '../../../pipeline/model/labels.ts';
import { palette, space } from '../../design/tokens.ts';
import { display, size } from '../../design/type.ts';
import { LIMITS } from './ladder-address.ts';
import { NumberField } from './NumberField.tsx';

const panel = css`
  min-width: 0;
  margin: 0;
  padding: ${space[3]} 0 0;
  border: 0;
  border-top: 2px solid ${palette('accent')};
  &[data-shut] {
    border-top: 2px dashed ${palette('text')};
  }
`;

const name = css`
  float: inline-start;
  width: 100%;
  min-height: 2.6em;
  padding: 0;
  font-weight: 600;
  font-size: ${size(-1)};
  line-height: 1.3;
`;

const sums = css`
  clear: both;
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]} ${space[3]};
  align-items: baseline;
  margin: ${space[3]} 0 0;
  padding-top: ${space[3]};
  border-top: 1px solid ${palette('line')};
  font-size: ${size(-1)};
  font-variant-numeric: lining-nums tabular-nums;
  dd {
    margin: 0;
    text-align: end;
  }
`;

const quality = css({ fontFamily: display.fontFamily, fontSize: size(1), lineHeight: 1 });

interface Props {
  index: number;
  sum: GateSum;
  money: MoneyForm;
  heads: { readonly gate: string; readonly cost: string; readonly value: string };
  labels: Pick<Labels, 'ladderAfter' | 'ladderQuality' | 'ladderPass' | 'ladderOpen' | 'ladderShutGate'>;
}

/** A gate: what can be edited, and what that comes to. */
export function GatePanel({ index, sum, money, heads, labels }: Props) {
  const { gate, isOpen, chance } = sum;
  const around = { before: money.before, behind: money.behind };
  return (
    <fieldset css={panel} data-shut={isOpen ? undefined : ''}>
      <legend css={name}>{gate.name}</legend>
      <NumberField name={`cost-${index}`} label={heads.cost} value={gate.cost} limits={LIMITS.cost} {...around} />
      <NumberField
        name={`after-${index}`}
        label={labels.ladderAfter}
        value={gate.after}
        limits={LIMITS.odds}
        behind="%"
      />
      <NumberField name={`value-${index}`} label={heads.value} value={gate.value} limits={LIMITS.value} {...around} />
      <dl css={sums}>
        <dt>{labels.ladderQuality}</dt>
        <dd>
          <b css={quality}>{formatFixed(sum.quality, 2, money.decimal)}</b>
        </dd>
        <dt>{labels.ladderPass}</dt>
        <dd>{formatShare(chance)}</dd>
        <dt>{heads.gate}</dt>
        <dd>{isOpen ? labels.ladderOpen : labels.ladderShutGate}</dd>
      </dl>
    </fieldset>
  );
}

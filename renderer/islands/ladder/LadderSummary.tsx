import { css } from '@emotion/react';
import type { LadderSum } from '../../../pipeline/content/interactive-figures/ladder.ts';
import { formatQuality } from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import type { Ladder } from '../../../pipeline/content/model/interactive-figure.ts';
import { headerHeight, palette, space, upTo } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';
import { gateTitle } from './gate-title.ts';
import type { LadderLabels } from './ladder-labels.ts';

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

interface Props {
  sum: LadderSum;
  ladder: Pick<Ladder, 'heads' | 'money'>;
  labels: Pick<LadderLabels, 'ladderQuality' | 'ladderShutGate'>;
}

/** A one-line summary of needle and gates; visual only. */
export function LadderSummary({ sum, ladder: { heads, money }, labels }: Props) {
  const shut = sum.gates.filter(({ isOpen }) => !isOpen);
  return (
    <p css={line} className="screen-only" aria-hidden="true">
      {labels.ladderQuality} <b>{formatQuality(sum.quality, money.decimal)}</b>
      {shut.map(({ gate }) => ` · ${gateTitle(heads[0], gate.name)} ${labels.ladderShutGate}`)}
    </p>
  );
}

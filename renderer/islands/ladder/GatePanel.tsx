import { Fragment } from 'react';
import { type GateSum, LIMITS } from '../../../pipeline/content/interactive-figures/ladder.ts';
import {
  formatMoney,
  formatOdds,
  formatQuality,
  formatShare,
} from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import type { LadderLabels } from '../../../pipeline/content/interactive-figures/figure-labels.ts';
import type { Ladder, MoneyForm } from '../../../pipeline/content/model/interactive-figure.ts';
import type { GateWords } from './gate-book.ts';
import { gatePanel } from './gate-styles.ts';
import { gateTitle } from './gate-title.ts';
import { GateWordsFields } from './GateWordsFields.tsx';
import { GATE_NUMBERS } from './ladder-address.ts';
import { NumberField, was } from './NumberField.tsx';

interface Props {
  index: number;
  sum: GateSum;
  /** The same gate in the plan compared with. */
  first: GateSum | undefined;
  ladder: Pick<Ladder, 'heads' | 'money'>;
  /** What the board reads of it besides its numbers. */
  words: GateWords;
  isBookOpen: boolean;
  labels: LadderLabels;
}

/** A gate: its editable numbers, the results, and its words for a board. */
export function GatePanel({ index, sum, first, ladder: { heads, money }, words, isBookOpen, labels }: Props) {
  const [head, cost, , value] = heads;
  const [own, before] = [wordsOf(sum, money), first && wordsOf(first, money)];
  const fields = { cost, after: labels.ladderAfter, value };
  const results = { quality: labels.ladderQuality, chance: labels.ladderPass };
  const changed = (key: keyof typeof own) =>
    before && (before[key] === own[key] ? '' : `${labels.ladderFirst} ${before[key]}`);
  return (
    <fieldset css={gatePanel} data-shut={sum.isOpen ? undefined : ''}>
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
              {before && <small css={was}>{changed(key)}</small>}
            </dt>
            <dd>{own[key]}</dd>
          </Fragment>
        ))}
      </dl>
      <GateWordsFields
        index={index}
        words={words}
        closed={isBookOpen ? undefined : first ? 'everywhere' : 'screen'}
        labels={labels}
      />
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
